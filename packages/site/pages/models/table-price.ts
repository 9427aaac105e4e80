/** A price of whole dinars as the tables write it: 77880 is "77.880 rsd", with a no-break space. */
export function tablePrice(dinars: number): string {
  return `${String(dinars).replace(/\B(?=(\d{3})+$)/g, ".")}\u00a0rsd`;
}

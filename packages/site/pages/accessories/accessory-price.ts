/** A price of whole dinars as the accessories write it: 20400 is "20 400,00 rsd", with no-break spaces. */
export function accessoryPrice(dinars: number): string {
  return `${String(dinars).replace(/\B(?=(\d{3})+$)/g, "\u00a0")},00\u00a0rsd`;
}

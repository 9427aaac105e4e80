/** A text in plain letters for searching: Đorđe is found by djordje, Žuti by zuti. */
export function bareText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/đ/gi, "dj").toLowerCase();
}

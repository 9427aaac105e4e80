/** The end of an address by a name: Žuti Mermer becomes zuti-mermer. Empty where the name has no letter of ours. */
export function slugOf(name: string): string {
  return name
    .replace(/đ/g, "dj")
    .replace(/Đ/g, "Dj")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

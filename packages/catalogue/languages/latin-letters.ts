const CYRILLIC = "абвгдђежзијклљмнњопрстћуфхцчџш";
const LATIN = "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split(" ");

/** Small Serbian letters in Latin script: жути becomes žuti. */
export function inLatin(small: string): string {
  return small.replace(/[а-џ]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
}

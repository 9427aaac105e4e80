/** Some browsers read a file only a while after the click, ms. */
const READ_BY_MS = 60_000;

/** Hands a file to the visitor under a name of ours. */
export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_BY_MS);
}

/** The HTML attribute `sizes` of a picture that is drawn so many times as wide as the attribute says. */
export function scaledSizes(sizes: string, times: number): string {
  return sizes.replace(/([\d.]+)vw/g, (_, width: string) => `${Math.round(Number(width) * times)}vw`);
}

/** Made by packages/site/build/plugins/brand-module.ts from content/brand; with it come the sheets of its colours and typefaces. */
declare module "virtual:brand" {
  /** The paper, which browsers give to their own bars. */
  export const themeColour: string;
  /** How the name is set in type. */
  export const lettering: "plain" | "italic" | "last-word-italic" | "capitals";
  /** What stands in its place, with its size in the top bar in pixels. */
  export const logo: { file: string; width: number; height: number } | undefined;
}

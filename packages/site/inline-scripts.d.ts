/** A module as the text of one script: `import code from "./carousel.before-hydration.ts?inline-script"` (`packages/site/build/plugins/inline-scripts.ts`). */
declare module "*?inline-script" {
  const code: string;
  export default code;
}

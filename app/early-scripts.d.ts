/** A module as the text of one script: `import code from "./carousel.early.ts?early"` (`build/early-scripts.ts`). */
declare module "*?early" {
  const code: string;
  export default code;
}

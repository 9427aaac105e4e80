/** The viewer with all that it is made of: its module alone would want the whole of three.js beside it, 38 MB. */
declare module "@google/model-viewer/dist/model-viewer.min.js" {
  export { ModelViewerElement } from "@google/model-viewer";
}

/** Sides from which a table can be seen, as the viewer names them. */
export type ViewName = `${"upper-" | "" | "lower-"}${"front" | "right" | "back" | "left"}`;

export type ModelViewerLabels = {
  /** Button that places the model in the visitor's own room. */
  ar: string;
  exitAr: string;
  /** How to turn the model, read out after its name. */
  prompt: string;
  /** Name of the region that tells from where the model is seen. */
  announcements: string;
  /** Stands over the picture where the 3D view cannot be shown. */
  failed: string;
  /** What is read out when the model has been turned, such as "Seen from the front". */
  views: Readonly<Record<ViewName, string>>;
};

/**
 * Where the decoders of compressed models would lie. The site's models need none; without these addresses the library
 * would ask other hosts. Nothing is there: a model that needs a decoder fails and its picture stays.
 */
const DECODERS = {
  dracoDecoderLocation: "/models/decoders/draco/",
  ktx2TranscoderLocation: "/models/decoders/ktx2/",
  lottieLoaderLocation: "/models/decoders/lottie.js",
};

let library: Promise<unknown> | undefined;

/** Fetches the library, once for all viewers of the page. Rejects when it cannot be fetched; a later call tries again. */
export function loadModelViewer(): Promise<unknown> {
  Object.assign(self, { ModelViewerElement: DECODERS });
  library ??= import("@google/model-viewer").catch((cause) => {
    library = undefined;
    throw cause;
  });
  return library;
}

let drawable: boolean | undefined;

/** Whether the browser can draw in three dimensions. */
export function canDraw(): boolean {
  if (drawable === undefined) {
    const context = document.createElement("canvas").getContext("webgl2");
    drawable = context !== null;
    // Browsers keep few contexts alive at a time; the viewer needs this one's place.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
  }
  return drawable;
}

/**
 * A viewer that is not in the page yet. Before the library has come, or where it cannot draw, it is an empty element
 * that says by its attributes what would be shown.
 */
export function createModelViewer(labels: ModelViewerLabels, buttonClass: string | undefined): HTMLElement {
  const viewer = document.createElement("model-viewer");
  if (viewer.shadowRoot) adoptStyles(viewer.shadowRoot, labels);
  for (const [name, value] of Object.entries(ATTRIBUTES)) viewer.setAttribute(name, value);
  viewer.setAttribute("a11y", JSON.stringify({ ...labels.views, "interaction-prompt": labels.prompt }));
  viewer.append(
    slotted("button", "ar-button", labels.ar, buttonClass),
    slotted("button", "exit-webxr-ar-button", labels.exitAr, buttonClass),
    // Takes the place of the library's own poster; ours lies under the viewer.
    slotted("span", "poster", "", undefined),
  );
  return viewer;
}

const ATTRIBUTES = {
  "camera-controls": "",
  ar: "",
  "ar-modes": "webxr scene-viewer quick-look",
  // A table stands in the room in its true size.
  "ar-scale": "fixed",
  "touch-action": "pan-y",
  "interaction-prompt": "none",
  "shadow-intensity": "0.7",
  "shadow-softness": "0.9",
} satisfies Record<string, string>;

/**
 * Moves the library's `<style>` into a constructed sheet: the page's policy refuses inline styles, and asks only when
 * the element enters the page. Names the library's one English label on the way.
 */
function adoptStyles(root: ShadowRoot, labels: ModelViewerLabels) {
  for (const style of root.querySelectorAll("style")) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    root.adoptedStyleSheets.push(sheet);
    style.remove();
  }
  root.querySelector("[role=region]")?.setAttribute("aria-label", labels.announcements);
}

function slotted(
  tag: "button" | "span",
  slot: string,
  text: string,
  className: string | undefined,
): HTMLElement {
  const element = document.createElement(tag);
  element.slot = slot;
  element.textContent = text;
  if (className) element.className = className;
  if (element instanceof HTMLButtonElement) element.type = "button";
  return element;
}

/** Sides from which a table can be seen, as the viewer names them. */
export type ViewName = `${"upper-" | "" | "lower-"}${"front" | "right" | "back" | "left"}`;

export type ModelViewerLabels = {
  /** Button that places the model in the visitor's own room. */
  ar: string;
  exitAr: string;
  /** How to turn the model, read out after its name. */
  prompt: string;
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
 * Puts a viewer into `host`; the library has to be there (`loadModelViewer`).
 *
 * The library writes its look as a `<style>` in the element's shadow, which the page's policy refuses at the moment the
 * element enters the page. So the styles are taken out before, and adopted as constructed sheets just after, because
 * entering the page empties the list of adopted ones.
 */
export function placeModelViewer(
  host: HTMLElement,
  labels: ModelViewerLabels,
  buttonClass?: string,
): HTMLElement {
  const viewer = document.createElement("model-viewer");
  for (const [name, value] of Object.entries(ATTRIBUTES)) viewer.setAttribute(name, value);
  viewer.setAttribute("a11y", JSON.stringify({ ...labels.views, "interaction-prompt": labels.prompt }));
  viewer.append(
    slotted("button", "ar-button", labels.ar, buttonClass),
    slotted("button", "exit-webxr-ar-button", labels.exitAr, buttonClass),
    // Takes the place of the library's own poster; ours lies under the viewer.
    slotted("span", "poster", ""),
  );
  const sheets = takeStyles(viewer.shadowRoot);
  host.append(viewer);
  viewer.shadowRoot?.adoptedStyleSheets.push(...sheets);
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

function takeStyles(shadow: ShadowRoot | null): CSSStyleSheet[] {
  const styles = [...(shadow?.querySelectorAll("style") ?? [])];
  // Every viewer of a page would be a landmark of the same English name; the status in it needs none.
  const landmark = shadow?.querySelector("[role=region]");
  landmark?.removeAttribute("role");
  landmark?.removeAttribute("aria-label");
  return styles.map((style) => {
    style.remove();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    return sheet;
  });
}

function slotted(tag: "button" | "span", slot: string, text: string, className?: string): HTMLElement {
  const element = document.createElement(tag);
  element.slot = slot;
  element.textContent = text;
  if (className) element.className = className;
  if (element instanceof HTMLButtonElement) element.type = "button";
  return element;
}

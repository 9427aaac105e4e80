import type { ModelViewerElement } from "@google/model-viewer";

/** Sides from which a table can be seen, as the viewer names them. */
type ViewName = `${"upper-" | "" | "lower-"}${"front" | "right" | "back" | "left"}`;

/** Files of a model and how it is shown, in the words of `<model-viewer>`. */
export type ModelView = {
  /** Address of the .glb file. */
  src: string;
  /** Address of the .usdz file that iPhones place in a room. */
  iosSrc?: string | undefined;
  /** Address of a sheet with the model's shadow on the floor; without it the viewer throws one of its own. */
  shadow?: string | undefined;
  /** Address of the picture that lights the model and is mirrored in it. */
  environment?: string | undefined;
  /** From where it is first seen. */
  orbit: string;
  fieldOfView: string;
  /** What the model shows, for who cannot see it. */
  alt: string;
};

export type ModelViewerLabels = {
  show: string;
  ar: string;
  exitAr: string;
  /** How to turn the model, read out after its name. */
  prompt: string;
  dimensions: string;
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

/** Models that the library keeps, those that are shown among them: a table and its shadow. */
const KEPT_MODELS = 2;

let library: Promise<void> | undefined;

/** Fetches the library, once for all viewers of the page. Rejects when it cannot be fetched; a later call tries again. */
export function loadModelViewer(): Promise<void> {
  Object.assign(self, { ModelViewerElement: DECODERS });
  library ??= import("@google/model-viewer/dist/model-viewer.min.js").then(
    ({ ModelViewerElement }) => {
      ModelViewerElement.modelCacheSize = KEPT_MODELS;
    },
    (cause) => {
      library = undefined;
      throw cause;
    },
  );
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

/** A `<model-viewer>`, as far as the site uses it. */
export type ViewerElement = HTMLElement &
  Pick<ModelViewerElement, "ar" | "loaded" | "getCameraOrbit" | "getCameraTarget" | "getFieldOfView"> & {
    addEventListener(
      type: "load",
      listener: (event: CustomEvent<{ url: string }>) => void,
      options: { signal: AbortSignal },
    ): void;
    addEventListener(
      type: "error",
      listener: (event: CustomEvent<{ type: "loadfailure" | "webglcontextlost" }>) => void,
      options: { signal: AbortSignal },
    ): void;
  };

/** Viewers that no page shows: the library never lets go of one that was in a page, so they are used again. */
const spares: ViewerElement[] = [];
const sheets = new WeakMap<ViewerElement, CSSStyleSheet[]>();

/**
 * Puts a viewer into `host`; the library has to be there (`loadModelViewer`). All viewers of a page share one drawing
 * context.
 *
 * The library writes its look as a `<style>` in the element's shadow, which the page's policy refuses at the moment the
 * element enters the page. So the styles are taken out before, and adopted as constructed sheets just after, because
 * entering the page empties the list of adopted ones.
 */
export function placeModelViewer(
  host: HTMLElement,
  view: ModelView,
  labels: ModelViewerLabels,
  buttonClass?: string,
): ViewerElement {
  const viewer = spares.pop() ?? newViewer();
  viewer.setAttribute("a11y", JSON.stringify({ ...labels.views, "interaction-prompt": labels.prompt }));
  viewer.replaceChildren(
    slotted("button", "ar-button", labels.ar, buttonClass),
    slotted("button", "exit-webxr-ar-button", labels.exitAr, buttonClass),
    // Takes the place of the library's own poster; ours lies under the viewer.
    slotted("span", "poster", ""),
    ...(view.shadow ? [sheetOf(view.shadow)] : []),
  );
  if (view.environment) viewer.setAttribute("environment-image", view.environment);
  viewer.setAttribute("shadow-intensity", view.shadow ? "0" : "0.9");
  viewer.setAttribute("camera-orbit", view.orbit);
  viewer.setAttribute("field-of-view", view.fieldOfView);
  showModel(viewer, view);
  host.append(viewer);
  viewer.shadowRoot?.adoptedStyleSheets.push(...(sheets.get(viewer) ?? []));
  return viewer;
}

/** Takes a viewer out of the page and frees what it holds. */
export function removeModelViewer(viewer: ViewerElement): void {
  viewer.remove();
  for (const name of ["src", "ios-src", "environment-image", "camera-orbit", "field-of-view"]) {
    viewer.removeAttribute(name);
  }
  viewer.replaceChildren();
  forgetPicture(viewer);
  spares.push(viewer);
}

/** Else a viewer that is used again would show the model it held before until it has drawn its new one. */
function forgetPicture(viewer: ViewerElement): void {
  const canvas = viewer.shadowRoot?.querySelector("canvas");
  canvas?.getContext("2d")?.clearRect(0, 0, canvas.width, canvas.height);
}

function newViewer(): ViewerElement {
  const viewer = document.createElement("model-viewer") as ViewerElement;
  for (const [name, value] of Object.entries(ATTRIBUTES)) viewer.setAttribute(name, value);
  // Asking the browser for WebXR keeps the page out of its back/forward cache, so a computer without a touch screen, which
  // has no camera to look through, is not asked.
  viewer.ar = navigator.maxTouchPoints > 0;
  sheets.set(viewer, takeStyles(viewer.shadowRoot));
  return viewer;
}

/** Shows another model, such as the same table in another stone; from where it is seen stays. */
export function showModel(viewer: HTMLElement, { src, iosSrc, alt }: ModelView): void {
  viewer.setAttribute("src", src);
  viewer.setAttribute("alt", alt);
  if (iosSrc) viewer.setAttribute("ios-src", iosSrc);
  else viewer.removeAttribute("ios-src");
}

/** The shadow lies beside the model in a file of its own, so that it stays on the page when the model goes into a room. */
function sheetOf(src: string): HTMLElement {
  const sheet = document.createElement("extra-model");
  sheet.setAttribute("src", src);
  sheet.setAttribute("background", "");
  return sheet;
}

const ATTRIBUTES = {
  "camera-controls": "",
  ar: "",
  "ar-modes": "webxr scene-viewer quick-look",
  // A table stands in the room in its true size.
  "ar-scale": "fixed",
  "touch-action": "pan-y",
  "interaction-prompt": "none",
  // Near enough to see the crystals, and not into the stone.
  "min-camera-orbit": "auto auto 22%",
  "max-camera-orbit": "auto auto 130%",
  "min-field-of-view": "12deg",
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

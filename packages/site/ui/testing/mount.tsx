import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// What this page's elements do not have yet: attributes as properties.
for (const state of ["Label", "Pressed", "Selected", "Expanded"]) {
  const attribute = `aria-${state.toLowerCase()}`;
  Object.defineProperty(Element.prototype, `aria${state}`, {
    configurable: true,
    get(this: Element) {
      return this.getAttribute(attribute);
    },
    set(this: Element, value: string) {
      this.setAttribute(attribute, value);
    },
  });
}

/** Draws into a page without a layout until the test ends. For files that begin with `// @vitest-environment happy-dom`. */
export async function mount(node: ReactNode) {
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  let isMounted = true;
  const draw = (next: ReactNode) => act(async () => root.render(next));
  const unmount = async () => {
    if (isMounted) await act(async () => root.unmount());
    isMounted = false;
    place.remove();
  };
  onTestFinished(unmount);
  await draw(node);
  return { place, draw, unmount };
}

/** What a hook answers, after each change of what it is given. */
export async function mountHook<Given, Answer>(hook: (given: Given) => Answer, given: NoInfer<Given>) {
  let answer: Answer | undefined;
  function Caller({ given }: { given: NoInfer<Given> }) {
    answer = hook(given);
    return null;
  }
  const { draw, unmount } = await mount(<Caller given={given} />);
  return {
    now: () => answer as Answer,
    give: (next: NoInfer<Given>) => draw(<Caller given={next} />),
    unmount,
  };
}

/** Lets an event happen, and React answer it. */
export async function happens(target: EventTarget | null | undefined, event: Event): Promise<void> {
  if (!target) throw new Error("There is nothing to which it could happen.");
  await act(async () => void target.dispatchEvent(event));
}

/** Presses the button whose text begins so. */
export function pressButton(place: Element, name: string): Promise<void> {
  const button = [...place.querySelectorAll("button")].find((each) => each.textContent?.startsWith(name));
  return happens(button, new MouseEvent("click", { bubbles: true }));
}

import { onceNear } from "@stoneyard/site/ui/browser/use-near.ts";
import { whenIdle } from "@stoneyard/site/ui/browser/when-idle.ts";
import { type ComponentType, lazy, memo, Suspense, useId, useLayoutEffect, useState } from "react";

/** How far below or above the window a section is hydrated. */
const NEAR = "600px 0px";

/**
 * A section whose script comes, and which is hydrated, when a visitor is near it or presses it; until then the built HTML stands
 * there, for ever if the script does not come. A first press is answered once the section is hydrated. What it is given must not
 * change while it waits: React would make it anew, without its HTML. No part of it that is pressed is lazy: it would be hydrated
 * after the press is passed on. `*.later.tsx` are the modules whose style sheets a page has from its beginning.
 */
export function laterSection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return memo(function LaterSection(props: Props) {
    const id = useId();
    const [Section] = useState(() =>
      lazy<ComponentType<Props>>(async () => {
        if (!import.meta.env.SSR) await nearOrPressed(id);
        return { default: await load().catch(stayAsBuilt) };
      }),
    );
    return (
      <div id={id} data-later="">
        <Suspense>
          <Section {...props} />
          <Answer id={id} />
        </Suspense>
      </div>
    );
  }) as ComponentType<Props>;
}

function stayAsBuilt(): Promise<never> {
  return new Promise(() => {});
}

/** Hydrated with its section, it passes on what was pressed before. */
function Answer({ id }: { id: string }) {
  // Before any other press can come.
  useLayoutEffect(() => {
    const button = waiting.get(id)?.pressed;
    waiting.delete(id);
    button?.click();
  }, [id]);
  return null;
}

type Waiting = { place: Element; pressed?: HTMLElement; ask: () => void };

const waiting = new Map<string, Waiting>();

function nearOrPressed(id: string): Promise<void> {
  const place = document.getElementById(id);
  if (!place) return Promise.resolve();
  return new Promise((resolve) => {
    // The place itself has no box.
    const stop = onceNear(place.children, NEAR, () => whenIdle(resolve));
    waiting.set(id, {
      place,
      ask: () => {
        stop();
        resolve();
      },
    });
  });
}

if (!import.meta.env.SSR) {
  // Before React, which lets nothing through to what it has not hydrated.
  for (const act of ["pointerdown", "keydown", "focusin"])
    addEventListener(act, ({ target }) => placeOf(target)?.ask(), { capture: true });
  addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      const place = placeOf(button);
      if (!button || !place) return;
      // React may hydrate the section for this very press: it would be answered twice.
      event.preventDefault();
      event.stopImmediatePropagation();
      place.pressed = button;
      place.ask();
    },
    { capture: true },
  );
}

function placeOf(target: EventTarget | null): Waiting | undefined {
  if (!(target instanceof Node)) return undefined;
  return [...waiting.values()].find(({ place }) => place.contains(target));
}

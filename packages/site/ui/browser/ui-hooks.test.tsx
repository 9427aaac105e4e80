// @vitest-environment happy-dom
import { act, useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount, mountHook } from "../testing/mount.tsx";
import { replaceQuery, subscribeToQuery, withValue } from "./address-query.ts";
import { forgetLoadedJson, loadJson } from "./load-json.ts";
import { useAddressChoice, useAddressQuery } from "./use-address-query.ts";
import { useJson } from "./use-json.ts";
import { useNear } from "./use-near.ts";
import { whenIdle } from "./when-idle.ts";

const asked: {
  source: string;
  signal: AbortSignal | undefined;
  answer: (response: Response | Error) => void;
}[] = [];
beforeEach(() => {
  asked.length = 0;
  history.replaceState({ mark: 1 }, "", "/stones?use=floor#list");
  vi.stubGlobal(
    "fetch",
    (source: string, { signal }: RequestInit = {}) =>
      new Promise<Response>((resolve, reject) => {
        const answer = (response: Response | Error) =>
          response instanceof Error ? reject(response) : resolve(response);
        signal?.addEventListener("abort", () => reject(signal.reason));
        asked.push({ source, signal: signal ?? undefined, answer });
      }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  forgetLoadedJson();
});

const answer = (index: number, response: Response | Error) => act(async () => asked[index]?.answer(response));

test("the last source counts, also where the first one answers later", async () => {
  const { now, give } = await mountHook((source: string) => useJson<string>(source), "/a.json");
  await give("/b.json");
  expect([asked[0]?.signal?.aborted, asked[1]?.signal?.aborted]).toEqual([true, false]);
  await answer(1, Response.json("b"));
  await answer(0, Response.json("a"));
  expect(now()).toMatchObject({ state: "ready", data: "b" });
});

test("a failure is told, and another try asks anew; a page that is left is told nothing", async () => {
  const { now, give, unmount } = await mountHook((attempt: number) => useJson<string>("/a.json", attempt), 0);
  await answer(0, new Response("", { status: 500 }));
  expect(now().state).toBe("failed");
  await give(1);
  expect([now().state, asked.length]).toEqual(["loading", 2]);
  await answer(1, Response.json("a"));
  expect(now()).toMatchObject({ state: "ready", data: "a" });
  await unmount();
  expect(asked[1]?.signal?.aborted).toBe(true);
});

test("JSON is fetched once for all who ask, and again only after a failure", async () => {
  const [one, other] = [loadJson("/a.json"), loadJson("/a.json")];
  expect([asked.length, one === other]).toEqual([1, true]);
  asked[0]?.answer(new Response("", { status: 404 }));
  await expect(one).rejects.toThrow("/a.json answered 404.");
  const again = loadJson("/a.json");
  asked[1]?.answer(Response.json(7));
  expect(await again).toBe(7);
  void loadJson("/b.json");
  expect(asked.map(({ source }) => source)).toEqual(["/a.json", "/a.json", "/b.json"]);
});

test("a query takes the place of the last one, with path, anchor and history as they were", async () => {
  const told = vi.fn();
  const stop = subscribeToQuery(told);
  const length = history.length;
  replaceQuery(withValue(location.search, "q", "čaj & mleko"));
  expect(location.pathname + location.search + location.hash).toBe(
    "/stones?use=floor&q=%C4%8Daj+%26+mleko#list",
  );
  expect([history.length, history.state, told.mock.calls.length]).toEqual([length, { mark: 1 }, 1]);
  replaceQuery("");
  expect(location.pathname + location.search + location.hash).toBe("/stones#list");
  stop();
  replaceQuery("x=1");
  expect(told).toHaveBeenCalledTimes(2);
});

test("a choice is read from the address, leaves it where it is the usual one, and spares the others", async () => {
  const { now } = await mountHook(
    () => useAddressChoice("sort", ["name", "price"] as const, "name"),
    undefined,
  );
  expect(now()[0]).toBe("name");
  await act(async () => now()[1]("price"));
  expect([now()[0], location.search]).toEqual(["price", "?use=floor&sort=price"]);
  await act(async () => now()[1]("name"));
  expect([now()[0], location.search]).toEqual(["name", "?use=floor"]);
  await act(async () => replaceQuery("sort=size"));
  expect(now()[0]).toBe("name");
});

test("a reader of the address that is gone is told nothing more", async () => {
  const read = vi.fn();
  const { unmount } = await mountHook(() => read(useAddressQuery().get("use")), undefined);
  await act(async () => replaceQuery("use=wall"));
  expect(read.mock.lastCall).toEqual(["wall"]);
  const calls = read.mock.calls.length;
  await unmount();
  await act(async () => replaceQuery("use=table"));
  expect(read).toHaveBeenCalledTimes(calls);
});

test("work waits for a quiet moment, two seconds at most, and can be taken back", () => {
  const [request, cancel] = [vi.fn(() => 7), vi.fn()];
  vi.stubGlobal("requestIdleCallback", request);
  vi.stubGlobal("cancelIdleCallback", cancel);
  Object.assign(window, { requestIdleCallback: request });
  const work = vi.fn();
  whenIdle(work)();
  expect(request.mock.calls).toEqual([[work, { timeout: 2000 }]]);
  expect(cancel.mock.calls).toEqual([[7]]);
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("where there are no quiet moments work is done a little later, and not once it is taken back", () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, "requestIdleCallback");
  const [work, other] = [vi.fn(), vi.fn()];
  whenIdle(work);
  whenIdle(other)();
  vi.advanceTimersByTime(199);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect([work.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

test("something is near when it has come near once; one that is gone stops watching", async () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, "requestIdleCallback");
  const watching: {
    come: (isIntersecting: boolean) => void;
    disconnect: () => void;
    margin: string | undefined;
  }[] = [];
  class Watcher {
    disconnect = vi.fn();
    observe = vi.fn();
    constructor(come: (entries: object[]) => void, { rootMargin }: IntersectionObserverInit) {
      const told = (isIntersecting: boolean) => come([{ isIntersecting }]);
      watching.push({ come: told, disconnect: this.disconnect, margin: rootMargin });
    }
  }
  vi.stubGlobal("IntersectionObserver", Watcher);
  let near: boolean | undefined;
  function Thing() {
    const ref = useRef<HTMLDivElement>(null);
    near = useNear(ref);
    return <div ref={ref} />;
  }
  const passes = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
  const first = await mount(<Thing />);
  expect(watching[0]?.margin).toBe("300px 0px");
  watching[0]?.come(false);
  await passes(1000);
  expect(near).toBe(false);
  watching[0]?.come(true);
  expect(watching[0]?.disconnect).toHaveBeenCalled();
  await passes(1000);
  expect(near).toBe(true);
  await first.unmount();
  const second = await mount(<Thing />);
  watching[1]?.come(true);
  await second.unmount();
  expect(vi.getTimerCount()).toBe(0);
  expect(watching[1]?.disconnect).toHaveBeenCalled();
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { addToast, dismiss, shownToasts, subscribeToToasts, type ToastOptions } from "./toast-store.ts";

const notify = (options: ToastOptions) => addToast(options, () => null);

afterEach(() => {
  for (const toast of shownToasts()) dismiss(toast.id);
});

describe("addToast", () => {
  it("stands 5000 ms at the top right unless told otherwise", () => {
    notify({ kind: "success", title: "Success", description: "Form sent successfully" });
    expect(shownToasts()).toMatchObject([{ kind: "success", timeout: 5000, position: "top-right" }]);
  });

  it("keeps the order and what was asked for", () => {
    notify({ kind: "success", title: "First", description: "" });
    notify({ kind: "danger", title: "Second", description: "", timeout: 900, position: "bottom-center" });
    expect(shownToasts().map((toast) => toast.title)).toEqual(["First", "Second"]);
    expect(shownToasts()[1]).toMatchObject({ timeout: 900, position: "bottom-center" });
  });
});

describe("dismiss", () => {
  it("takes one away and tells who listens, until they stop listening", () => {
    const changed = vi.fn();
    const stop = subscribeToToasts(changed);
    const id = notify({ kind: "danger", title: "Something went wrong", description: "Please try again" });
    dismiss(id);
    expect(shownToasts()).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    dismiss(id);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

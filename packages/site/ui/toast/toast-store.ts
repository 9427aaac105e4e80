import type { ComponentType } from "react";

export const POSITIONS = [
  "top-left",
  "top-center",
  "top-right",
  "bottom-left",
  "bottom-center",
  "bottom-right",
] as const;
export type ToastPosition = (typeof POSITIONS)[number];

export type ToastOptions = {
  kind: "success" | "danger";
  title: string;
  description: string;
  timeout?: number;
  position?: ToastPosition;
};
/** A toast brings its own looks, so that pages which never notify do not load them. */
export type Toast = Required<ToastOptions> & { id: number; Notice: ComponentType<NoticeProps> };

export type ToastLabels = { close: string };
export type NoticeProps = { toast: Toast; labels: ToastLabels };

export const TOAST_DEFAULTS = { timeout: 5000, position: "top-right" } as const;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Adds a notice and gives its id. */
export function addToast(options: ToastOptions, Notice: Toast["Notice"]): number {
  lastId += 1;
  set([...toasts, { ...TOAST_DEFAULTS, ...options, id: lastId, Notice }]);
  return lastId;
}

/** Takes a notice away; one that has gone already is no error. */
export function dismiss(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** The notices now shown, oldest first; the same array until something changes. */
export function shownToasts(): readonly Toast[] {
  return toasts;
}

/** Calls `changed` after every change; the function it gives ends that. */
export function subscribeToToasts(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function set(next: readonly Toast[]) {
  toasts = next;
  for (const changed of listeners) changed();
}

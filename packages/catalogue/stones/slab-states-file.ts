/**
 * Which slabs are not in stock, by what their addresses end with: those sold, and those reserved with their last day, empty
 * where none is said. All others are in stock. Small enough for a page to ask for: browsers read this too.
 */
export type SlabStates = { sold: string[]; reserved: Record<string, string> };

/** The file of them in a built site, from `client`. */
export const SLAB_STATES_FILE = "slab-states.json";

/** Whether a reservation holds on the device's own day, its last day included; an empty one has none and does not end. */
export function isReservedNow(until: string): boolean {
  return until === "" || Date.parse(`${until}T24:00`) > Date.now();
}

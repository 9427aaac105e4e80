import { z } from "zod";

/** Something else that has a title of its own, so that it can be chosen by it. */
export type Referred =
  | "stone"
  | "familyStone"
  | "family"
  | "room"
  | "rock"
  | "prose"
  | "interior"
  | "country"
  | "source";

/** The target of a key or number; schemas that are no reference are absent. */
export const references = z.registry<{ to: Referred }>();

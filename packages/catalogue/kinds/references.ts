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

/** To what a key or a number refers; a schema that is no reference is not in here. */
export const references = z.registry<{ to: Referred }>();

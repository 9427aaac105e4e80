export const FINISHES = [
  "polished",
  "honed",
  "brushed",
  "leathered",
  "flamed",
  "bush-hammered",
  "sandblasted",
  "filled",
  "unfilled",
  "tumbled",
] as const;
export type Finish = (typeof FINISHES)[number];

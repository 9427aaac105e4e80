/** Reflectances that a visitor may choose from, 0–1, from black to white. */
export const SWATCHES = [0.03, 0.07, 0.14, 0.22, 0.32, 0.44, 0.58, 0.72] as const;

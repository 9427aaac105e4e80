/**
 * For an element that a script within the page (`*.before-hydration.ts`) may have changed before it is hydrated, by the address
 * or a press: React takes it as it finds it, comes to the same, and follows from then on.
 */
export const changedEarly = { suppressHydrationWarning: true } as const;

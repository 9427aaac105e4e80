/** For what a script within the page may have changed before it is hydrated: React takes it as it finds it. */
export const changedEarly = { suppressHydrationWarning: true } as const;

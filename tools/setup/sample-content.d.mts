export function hasSampleContent(): boolean;

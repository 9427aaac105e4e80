export function hasSampleContent(): boolean;
export const TESTS_OF_OTHER_CONTENT: string[];

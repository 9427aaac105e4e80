/** What the owner typed is not right; `message` says what would be. */
export class UsageError extends Error {}

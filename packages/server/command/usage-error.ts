/** The command was typed wrong; `message` says what would be right. */
export class UsageError extends Error {}

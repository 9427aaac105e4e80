/** Letters of a commit's message that the desk takes. */
export const LONGEST_MESSAGE = 500;

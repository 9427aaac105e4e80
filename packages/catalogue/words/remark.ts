/** What is to be looked at in a text: where it stands, what it is, and what helps. */
export type Remark = { at: number; message: string; fix: string };

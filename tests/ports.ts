/** Where the tested site is served, and beside it the letters that it sent; `PORT` moves both. */
export const SITE_PORT = Number(process.env.PORT ?? 4173);
export const LETTERS_PORT = SITE_PORT + 1;

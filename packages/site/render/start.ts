/** What a page is started with; it stands in the page as JSON. */
export type Start = {
  /** As the page was built: the page for unknown addresses stands at any. */
  path: string;
  /** All scripts that the page needs, to be fetched at once. */
  scripts: string[];
  /** Of them the one that hydrates (`client.tsx`), and the screen's. */
  client: string;
  screen: string;
  /** Addresses of what all pages of the language need, and of what this one needs. */
  data: [common: string, own: string];
};

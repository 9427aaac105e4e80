/** Pages asked for at the same time. */
const AT_ONCE = 8;

type Page = {
  path: string;
  language: string;
  ids: ReadonlySet<string>;
  names: readonly string[];
  /** Where its links lead, but for those that say their language. */
  ways: readonly string[];
};

/**
 * Opens every page and asks for whatever it names: other pages, places in them, pictures, scripts, typefaces, files.
 * @param origin where the site is served, for example http://localhost:4173
 * @param paths of all pages, with their language
 * @returns what is wrong, each in a line that begins with the page
 */
export async function faultsOfPages(origin: string, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const pages = new Map<string, Page>();
  await each(paths, async (path) => {
    const response = await fetch(origin + path, { redirect: "manual" });
    if (response.status !== 200) faults.push(`${path}: answers ${response.status}`);
    const html = await response.text();
    faults.push(...faultsOfHead(html).map((fault) => `${path}: ${fault}`));
    pages.set(path, {
      path,
      language: /<html lang="([^"]*)"/.exec(html)?.[1] ?? "",
      ids: new Set(attributes(html, "id")),
      names: namesIn(html, path, origin),
      ways: waysIn(html, path, origin),
    });
  });
  for (const { path, language, ways } of pages.values()) {
    const astray = ways.filter((way) => (pages.get(way)?.language ?? language) !== language);
    faults.push(...astray.map((way) => `${path}: leads to ${way}, a page in another language`));
  }
  const namedBy = new Map<string, string>();
  for (const { path, names } of pages.values()) {
    for (const name of names) if (!namedBy.has(name)) namedBy.set(name, path);
  }
  await each([...namedBy], async ([name, path]) => {
    const fault = await faultOf(new URL(name), pages);
    if (fault) faults.push(`${path}: ${name.slice(origin.length)} ${fault}`);
  });
  return faults.sort();
}

function faultsOfHead(html: string): string[] {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  return [
    ...(/<html lang="[\w-]+"/.test(html) ? [] : ["does not say its language"]),
    ...(/<title>[^<]+<\/title>/.test(html) ? [] : ["has no title"]),
    ...(/<meta name="description" content="[^"]+"/.test(html) ? [] : ["has no description"]),
    ...(headings === 1 ? [] : [`has ${headings} main headings`]),
  ];
}

/** Addresses on this site, whole, without query. */
function namesIn(html: string, path: string, origin: string): string[] {
  const written = [
    ...attributes(html, "href"),
    ...attributes(html, "src"),
    ...attributes(html, "poster"),
    ...attributes(html, "srcset").flatMap((set) =>
      set.split(",").map((one) => one.trim().split(" ")[0] ?? ""),
    ),
  ];
  const urls = written.flatMap((text) => URL.parse(text, origin + path) ?? []);
  return [
    ...new Set(urls.filter((url) => url.origin === origin).map((url) => origin + url.pathname + url.hash)),
  ];
}

function waysIn(html: string, path: string, origin: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*>/g)].map(([link]) => link);
  const written = links.flatMap((link) => (/\shreflang=/i.test(link) ? [] : attributes(link, "href")));
  return written.flatMap((address) => {
    const url = URL.parse(address, origin + path);
    return url?.origin === origin ? [url.pathname] : [];
  });
}

function attributes(html: string, name: string): string[] {
  const found = html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "gi"));
  return [...found].map(([, value = ""]) => value.replaceAll("&amp;", "&"));
}

/** What is wrong with an address that a page names, after the words "/its/path …". */
async function faultOf(url: URL, pages: ReadonlyMap<string, Page>): Promise<string | undefined> {
  const page = pages.get(url.pathname);
  const id = decodeURIComponent(url.hash.slice(1));
  if (page) return id === "" || page.ids.has(id) ? undefined : "names a place that the page does not have";
  const { status, headers } = await fetch(url, { method: "HEAD", redirect: "manual" });
  if (status >= 300 && status < 400) return `leads on to ${headers.get("location")}`;
  return status === 200 ? undefined : `answers ${status}`;
}

async function each<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const queue = all.values();
  const worker = async () => {
    for (const one of queue) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The part of the bundler's module info that is used here. */
type Modules = {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
};

const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler|icu-minify)[\\/]|vite[\\/]preload-helper/;
/** What hydrates every page. */
const CLIENT = /[\\/]site[\\/]render[\\/]client\.tsx$/;
/** Of some 20 kinds of pages. */
const MANY_PAGES = 5;

/**
 * The chunk of a module that is shared. What every page needs, or many, is in two files that stay the same from page to
 * page and compress better: 7 kB and 20 requests less than many small ones. The first changes only with a package.
 */
export function sharedChunk(id: string, modules: Modules): "framework" | "shell" | null {
  if (FRAMEWORK.test(id)) return "framework";
  const entries = entriesThatImport(id, modules);
  return entries.some((entry) => CLIENT.test(entry)) || entries.length >= MANY_PAGES ? "shell" : null;
}

/** The entries that load a module statically, itself included. */
function entriesThatImport(id: string, modules: Modules): string[] {
  const seen = new Set([id]);
  for (const module of seen) {
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return [...seen].filter((module) => modules.getModuleInfo(module)?.isEntry);
}

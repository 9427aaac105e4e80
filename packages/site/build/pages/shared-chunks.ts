/** The part of the bundler's module info that is used here. */
type Modules = {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
};

const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler|icu-minify)[\\/]|vite[\\/]preload-helper/;
/** What hydrates every page. */
const CLIENT = /[\\/]site[\\/]render[\\/]client\.tsx$/;

/**
 * The chunk of a module that every page needs: two files that stay the same from page to page. The first changes only with a
 * package. Modules that many pages need, but not all, are left to the bundler: in the shell they cost every page 2 to 5 kB.
 */
export function sharedChunk(id: string, modules: Modules): "framework" | "shell" | null {
  if (FRAMEWORK.test(id)) return "framework";
  return isNeededByClient(id, modules) ? "shell" : null;
}

function isNeededByClient(id: string, modules: Modules): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (CLIENT.test(module)) return true;
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}

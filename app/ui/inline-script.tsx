/**
 * A script that runs when the page is read, before it is painted and long before the page's own scripts. Only in a built
 * page: whoever comes by script from another page has those already.
 * @param code text of a module, by `import code from "./x.before-hydration.ts?inline-script"`
 */
export function InlineScript({ code }: { code: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

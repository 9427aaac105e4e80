/**
 * A script that runs when the page is read, before it is painted and long before the page's own scripts.
 * @param code text of a module, by `import code from "./x.before-hydration.ts?inline-script"`, or of rules
 */
export function InlineScript({ code, type }: { code: string; type?: "speculationrules" }) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}

import { type ComponentType, memo } from "react";

/**
 * What a static section is in the browser: hydrated, its built HTML stays as it is. Where React has to make the page anew, as after
 * a browser's extension has changed it, it takes the HTML that is still there.
 * @param name of the component
 */
export function builtSection(name: string): ComponentType {
  // Hydrating, React only asks whether there is any.
  const html = { __html: { toString: () => builtHtml(name) } as TrustedHTML };
  return memo(
    () => <div data-static={name} dangerouslySetInnerHTML={html} />,
    () => true,
  );
}

/** HTML of the section of that name; none where several sections have the name, as nothing tells them apart. */
function builtHtml(name: string): string {
  const [section, another] = document.querySelectorAll(`[data-static="${name}"]`);
  return section && !another ? section.innerHTML : "";
}

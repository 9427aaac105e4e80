import { type ComponentType, createContext, use } from "react";

export const NO_SECTIONS: ReadonlyMap<string, string> = new Map();
/** HTML of static sections that many pages have alike, by their names: the build makes it once and not on each page. */
export const MadeSections = createContext(NO_SECTIONS);

/** What a section is given in the built page; of `data.static` a browser has nothing. */
type InBuiltPage<Props> = { [Name in keyof Props]: Props[Name] | undefined };

/**
 * A section that only shows something, exported by a module named `*.static.tsx`. The browser gets neither its script nor, where
 * they stand in `data.static`, its data: the bundle has `BuiltSection` in its place (`packages/site/build/pages/static-sections.ts`). In
 * development it is hydrated like everything else, so that a saved change is seen.
 */
export function staticSection<Props extends object>(
  Section: ComponentType<Props>,
): ComponentType<InBuiltPage<Props>> {
  // The browser finds the HTML by it.
  const { name } = Section;
  if (!name) throw new Error("A static section is a function with a name.");
  return function StaticSection(props) {
    const made = use(MadeSections).get(name);
    if (made !== undefined) return <div data-static={name} dangerouslySetInnerHTML={{ __html: made }} />;
    return (
      <div data-static={name}>
        <Section {...(props as Props)} />
      </div>
    );
  };
}

/** The same for what React puts into the head of the document: in the browser's bundle nothing stands in its place. */
export function inHead<Props extends object>(Part: ComponentType<Props>): ComponentType<InBuiltPage<Props>> {
  return Part as ComponentType<InBuiltPage<Props>>;
}

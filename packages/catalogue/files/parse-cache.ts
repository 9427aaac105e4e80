/**
 * Caches parsed files for whoever reads the content repeatedly, such as the desk. Results are shared, so nobody may change
 * them.
 */
export class ParseCache {
  readonly #made = new Map<string, { texts: readonly string[]; made: unknown }>();

  /** @param name of the result: the same name stands for the same computation */
  of<Made>(name: string, texts: readonly string[], make: () => Made): Made {
    const before = this.#made.get(name);
    if (before && before.texts.length === texts.length && texts.every((text, i) => text === before.texts[i]))
      return before.made as Made;
    const made = make();
    this.#made.set(name, { texts, made });
    return made;
  }
}

/**
 * Results of parsing files, for whoever reads the content again and again, as the desk does: only a text that changed is
 * parsed anew. Results are shared, so nobody may change them.
 */
export class ParseCache {
  readonly #made = new Map<string, { texts: readonly string[]; made: unknown }>();

  /** @param name of what is made: the same name stands for the same way of making it */
  of<Made>(name: string, texts: readonly string[], make: () => Made): Made {
    const before = this.#made.get(name);
    if (before && before.texts.length === texts.length && texts.every((text, i) => text === before.texts[i]))
      return before.made as Made;
    const made = make();
    this.#made.set(name, { texts, made });
    return made;
  }
}

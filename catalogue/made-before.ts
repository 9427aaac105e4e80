/**
 * What was made of texts before. Who reads the content again and again, as the desk does, keeps one of these: only what is
 * of a text that changed is made anew. What it gives is shared, so that nobody may change it.
 */
export class MadeBefore {
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

type Value = string | number | boolean | Buffer | null;

/** A statement with its values, as PostgreSQL's driver takes it. */
type Statement = { text: string; values: Value[] };

/**
 * PostgreSQL knows parameters by number alone: `:name` becomes the number of its first appearance.
 * @throws where a value is missing, or the statement does not ask for it
 */
export function named<Name extends string>(sql: string): (values: Record<Name, Value>) => Statement {
  const names: string[] = [];
  const text = sql.replace(/:(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return (values) => {
    const given = new Map<string, Value>(Object.entries(values));
    const ordered = names.map((name) => {
      const value = given.get(name);
      if (value === undefined) throw new Error(`No value is given for :${name} in: ${sql}`);
      given.delete(name);
      return value;
    });
    if (given.size > 0)
      throw new Error(`There is no ${[...given.keys()].map((name) => `:${name}`)} in: ${sql}`);
    return { text, values: ordered };
  };
}

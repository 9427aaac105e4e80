const KIND_OF_FOLDER: Readonly<Record<string, string | undefined>> = {
  stones: "stone",
  families: "family",
  accessories: "accessory",
  portfolio: "project",
  rooms: "room",
};

/** The kind of content that a file holds, as the catalogue names it; of prose and messages the folder's name. */
export function kindOfFile(file: string): string {
  const [first = "", ...rest] = file.split("/");
  return rest.length === 0 ? first.replace(/\.yaml$/, "") : (KIND_OF_FOLDER[first] ?? first);
}

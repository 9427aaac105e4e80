/** The files of a content folder by path, as they are changed. */
export type Files = Map<string, string>;

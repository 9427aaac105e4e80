/** Photograph and preview as they go with an enquiry. */
export const ENQUIRY_FILES = [{ name: "own-room-photograph.jpg" }, { name: "own-room-preview.jpg" }] as const;

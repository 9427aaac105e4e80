import type { FileKind } from "@stoneyard/enquiry/files.ts";

/** Kinds of files whose metadata is removed; a PDF stays as it was sent. */
export const CLEANED_KINDS = ["jpeg", "png", "webp", "heic"] as const satisfies FileKind[];
export type CleanedKind = (typeof CLEANED_KINDS)[number];

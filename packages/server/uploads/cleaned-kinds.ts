import type { FileKind } from "@stoneyard/enquiry/files.ts";

/** Kinds of files that are rid of what tells where and by whom they were made; a PDF is given on as it came. */
export const CLEANED_KINDS = ["jpeg", "png", "webp", "heic"] as const satisfies FileKind[];
export type CleanedKind = (typeof CLEANED_KINDS)[number];

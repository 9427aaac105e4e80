import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { RefusedError } from "../drafts/content-path.ts";
import { LARGEST_PHOTOGRAPH } from "../straighten/photograph.ts";

/** The telephone's form; the photograph is empty when there is none, or it was too large. */
export type YardForm = {
  stone: string;
  width: string;
  height: string;
  photograph: Buffer;
  isTooLarge: boolean;
};

const FIELDS = ["stone", "width", "height"] as const;
const LONGEST_FIELD = 200;
/** Two file fields, camera and gallery; browsers send an empty file for the unused one. */
const FILES = 2;
/** Browsers read the answer after sending everything; beyond this size the request is cut. */
const MOST_READ_OUT = 300_000_000;

/**
 * Reads `multipart/form-data`. File names are ignored.
 * @throws RefusedError FORM (400) where it is incomplete
 */
export async function readYardForm(request: IncomingMessage): Promise<YardForm> {
  const form: YardForm = { stone: "", width: "", height: "", photograph: Buffer.alloc(0), isTooLarge: false };
  let read = 0;
  const reader = readerOf(request);
  await new Promise<void>((resolve, reject) => {
    const broken = () => reject(new RefusedError(400, "FORM"));
    reader.on("field", (name, value) => {
      const field = FIELDS.find((each) => each === name);
      if (field) form[field] = value.trim();
    });
    reader.on("file", (_field, stream) => {
      const parts: Buffer[] = [];
      stream.on("limit", () => {
        form.isTooLarge = true;
        parts.length = 0;
      });
      stream.on("data", (part: Buffer) => !form.isTooLarge && parts.push(part));
      stream.on("end", () => {
        if (parts.length > 0) form.photograph = Buffer.concat(parts);
      });
    });
    reader.on("error", broken);
    reader.on("finish", resolve);
    request.on("data", (part: Buffer) => {
      read += part.length;
      if (read > MOST_READ_OUT) request.destroy();
    });
    request.on("close", () => !request.complete && broken());
    request.pipe(reader);
  });
  return form;
}

function readerOf(request: IncomingMessage) {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fieldSize: LONGEST_FIELD,
        fileSize: LARGEST_PHOTOGRAPH,
        fields: FIELDS.length,
        files: FILES,
        parts: FIELDS.length + FILES,
      },
    });
  } catch {
    throw new RefusedError(400, "FORM");
  }
}

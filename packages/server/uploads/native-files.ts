import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { type FilesProblem, LIMITS, newEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import { FILES_FIELD, MOST_FILE_BYTES, MOST_FILES, PART_BYTES } from "@stoneyard/enquiry/files.ts";
import { withStatus } from "../problem.ts";
import type { FileStore } from "../store/files.ts";
import { PartRefused } from "./keep-file.ts";

/** A form with files: its texts (of a repeated name the first), and ids of stored files, or why none was accepted. */
type FormWithFiles = {
  fields: [name: string, value: string][];
  files: { id: string; name: string }[];
  refused: FilesProblem | null;
  /** Identifies the form's content. */
  digest: string;
};

const MOST_READ_BYTES = 8 * MOST_FILE_BYTES;

/** More fields than our form has. */
const MOST_FIELDS = 30;
/** Files beyond those that may be sent are passed over, for the texts behind them. */
const MOST_PARTS = 1000;

/** A form that was not read to its end, with the fields that were. */
export class FormBroken extends Error {
  readonly statusCode: number;
  readonly fields: FormWithFiles["fields"];

  constructor(error: unknown, fields: FormWithFiles["fields"]) {
    const { statusCode = 503 } = Object(error);
    super(statusCode === 503 ? "the files could not be stored" : Object(error).message, { cause: error });
    this.statusCode = statusCode;
    this.fields = fields;
  }
}

/**
 * Reads `multipart/form-data` and stores its files in parts as they arrive, so that none is whole in memory.
 * @param keep stores a part of a file from an offset
 * @throws FormBroken with `statusCode` 413, 400 or 503; the form's files are then deleted
 */
export async function readFormWithFiles(
  request: IncomingMessage,
  store: Pick<FileStore, "dropFile">,
  keep: (id: string, start: number, part: Buffer) => Promise<unknown>,
): Promise<FormWithFiles> {
  // Busboy would report it as an internal fault, and the rest would be waited for.
  if (!/;\s*boundary=/i.test(request.headers["content-type"] ?? ""))
    throw withStatus(400, "a form of many parts without a boundary");
  const form: FormWithFiles = { fields: [], files: [], refused: null, digest: "" };
  const digest = createHash("sha256");
  const kept: Promise<void>[] = [];
  let received = 0;
  let textBytes = 0;
  const keepOrRefuse = async (...part: Parameters<typeof keep>) => {
    try {
      if (received > MOST_FILE_BYTES) throw new PartRefused("files-too-large");
      await keep(...part);
    } catch (error) {
      if (!(error instanceof PartRefused)) throw error;
      form.refused ??= error.code;
    }
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const reader = new Busboy({
        headers: request.headers as BusboyHeaders,
        limits: {
          fieldSize: LIMITS.bodyBytes,
          fields: MOST_FIELDS,
          files: MOST_FILES,
          parts: MOST_PARTS,
        },
      });
      const tooLarge = () => reject(withStatus(413, "the form is too large"));
      reader.on("field", (name, value, _nameCut, valueCut) => {
        textBytes += Buffer.byteLength(value);
        if (valueCut || textBytes > LIMITS.bodyBytes) return tooLarge();
        digest.update(`${name}=${value}\n`);
        form.fields.push([name, value]);
      });
      reader.on("file", (field, stream, name) => {
        const id = newEnquiryId();
        // Browsers send one empty file when none was chosen.
        const isOurs = field === FILES_FIELD && name !== undefined && name !== "";
        if (isOurs) form.files.push({ id, name });
        const keeping = keepParts(stream, async (start, part) => {
          received += part.length;
          if (received > MOST_READ_BYTES) throw withStatus(413, "the files are beyond all measure");
          digest.update(part);
          // Texts after refused files are read all the same.
          if (isOurs && form.refused === null) await keepOrRefuse(id, start, part);
        });
        keeping.catch(reject);
        kept.push(keeping);
      });
      for (const limit of ["partsLimit", "fieldsLimit"] as const) reader.on(limit, tooLarge);
      reader.on("filesLimit", () => {
        form.refused ??= "files-too-many";
      });
      reader.on("error", () => reject(withStatus(400, "the form cannot be read")));
      reader.on("finish", resolve);
      request.on("aborted", () => reject(withStatus(400, "the form broke off")));
      request.pipe(reader);
    });
    await Promise.all(kept);
    if (form.refused !== null) await drop(form, store);
  } catch (error) {
    request.unpipe();
    await readOut(request);
    await drop(form, store);
    throw new FormBroken(error, form.fields);
  }
  return { ...form, digest: digest.digest("hex") };
}

async function drop({ files }: FormWithFiles, store: Pick<FileStore, "dropFile">): Promise<void> {
  await Promise.allSettled(files.map(({ id }) => store.dropFile(id)));
}

/** A browser reads the answer after it has sent everything; a request beyond all limits is cut instead. */
async function readOut(request: IncomingMessage): Promise<void> {
  request.resume();
  if (request.complete || request.destroyed) return;
  if (Number(request.headers["content-length"] ?? 0) > MOST_READ_BYTES) return;
  await new Promise<void>((resolve) => {
    request.once("end", resolve);
    request.once("close", resolve);
  });
}

/** Passes data on in parts; waits for each one. */
async function keepParts(
  stream: Readable,
  keep: (start: number, part: Buffer) => Promise<void>,
): Promise<void> {
  let start = 0;
  let waiting: Buffer[] = [];
  let length = 0;
  const flush = async () => {
    const part = Buffer.concat(waiting);
    waiting = [];
    length = 0;
    await keep(start, part);
    start += part.length;
  };
  for await (const piece of stream) {
    waiting.push(piece);
    length += piece.length;
    if (length >= PART_BYTES) await flush();
  }
  if (length > 0) await flush();
}

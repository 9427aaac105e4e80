/** A file that the site serves, and how many bytes of it are sent. */
export type SentFile = { url: string; bytes: number };

/** A model for taps, as the site serves it. */
export type TapModel = {
  name: string;
  licence: string;
  /** Address of the licence's text. */
  licenceText: string;
  /** Scripts: the worker, and the runtime that it imports. */
  worker: string;
  runtime: string;
  wasm: SentFile;
  encoder: SentFile;
  decoder: SentFile;
};

export const bytesOf = ({ wasm, encoder, decoder }: TapModel): number =>
  wasm.bytes + encoder.bytes + decoder.bytes;

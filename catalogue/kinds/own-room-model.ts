import { z } from "zod";

/** Licences under which anybody may pass a model on to visitors. */
export const MODEL_LICENCES = ["Apache-2.0", "MIT"] as const;

const SHA256_WORDS = "must be a SHA-256: 64 of the digits 0–9 and a–f";
const sha256 = z
  .string(SHA256_WORDS)
  .regex(/^[0-9a-f]{64}$/, SHA256_WORDS)
  .describe("As the publisher names it, in small letters.");

/** content/own-room-model/model.yaml: a model for taps on visitors' photographs, and where it comes from. */
export const ownRoomModel = z.strictObject({
  name: z.string().trim().min(1, "must not be empty").describe("As its makers call it."),
  licence: z.enum(MODEL_LICENCES).describe("That of the weights, as the publisher names it."),
  source: z
    .url({ protocol: /^https$/ })
    .describe("The page on which the publisher gives the two files, with their SHA-256."),
  sha256: z.strictObject({ encoder: sha256, decoder: sha256 }),
});
export type OwnRoomModelContent = z.infer<typeof ownRoomModel>;

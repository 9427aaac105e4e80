import { newEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import { FILES_ACTION, PART_BYTES } from "@stoneyard/enquiry/files.ts";

/** Sends a file in parts as the form's script does; gives its id. @throws with the answer that was a refusal */
export async function sendFile(
  url: string,
  bytes: Uint8Array,
  name: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const id = newEnquiryId();
  const ask = async (method: string, query: string, type: string, body: string | Buffer<ArrayBuffer>) => {
    const answer = await fetch(`${url}${FILES_ACTION}/${id}${query}`, {
      method,
      headers: { "content-type": type, ...headers },
      body,
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  for (let from = 0; from < bytes.length; from += PART_BYTES)
    await ask(
      "PUT",
      `?from=${from}`,
      "application/octet-stream",
      Buffer.from(bytes.subarray(from, from + PART_BYTES)),
    );
  await ask("POST", "", "application/json", JSON.stringify({ name }));
  return id;
}

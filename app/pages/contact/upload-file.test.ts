import { afterEach, expect, test, vi } from "vitest";
import { uploadFile } from "./upload-file.ts";

// The build writes the server's address into it.
vi.mock("./enquiry-address.ts", () => ({ ENQUIRY_ADDRESS: "/api/contact" }));
afterEach(() => vi.unstubAllGlobals());

test("every answer is read to its end, so that none is cut off when its time is over", async () => {
  const answers: Response[] = [];
  const file = new File(["a photograph"], "kitchen.jpg");
  vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) => {
    const answer =
      method === "PUT"
        ? Response.json({ received: file.size })
        : Response.json({ name: file.name, size: file.size }, { status: 201 });
    answers.push(answer);
    return answer;
  });
  expect(await uploadFile(file, "an-id", () => {}, new AbortController().signal)).toBeNull();
  expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
});

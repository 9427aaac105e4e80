import { Agent, request } from "node:http";
import { newEnquiryId } from "@stoneyard/enquiry/enquiry.ts";

export type Taken = { perSecond: number; latenciesMs: number[] };

/** Visitors who send one enquiry after another, each over a connection of its own. */
const CLIENTS = 16;

/**
 * Sends enquiries for so many seconds.
 * @throws when one is answered with anything but 201
 */
export async function sendEnquiries(url: string, seconds: number): Promise<Taken> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const latenciesMs: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      const status = await post(`${url}/api/contact`, agent);
      if (status !== 201) throw new Error(`An enquiry was answered with ${status}`);
      latenciesMs.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return { perSecond: latenciesMs.length / ((performance.now() - started) / 1000), latenciesMs };
}

function post(url: string, agent: Agent): Promise<number> {
  const body = JSON.stringify({
    id: newEnquiryId(),
    firstName: "Ana",
    lastName: "Đurić",
    phone: "+381 64 123 45 67",
    email: "ana@visitor.example",
    message: "A kitchen in Carrara.\nThree metres, please.",
    subject: "marble/carrara",
    locale: "en",
    startedAt: Date.now() - 60_000,
  });
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { method: "POST", agent, headers: { "content-type": "application/json" } },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    sending.once("error", reject);
    sending.end(body);
  });
}

import { newEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import type { NewEnquiry } from "../store/store.ts";

/** An enquiry as the form sends it, with a fresh id. */
export function anEnquiry(changes: Partial<NewEnquiry> = {}): NewEnquiry {
  return {
    id: newEnquiryId(),
    firstName: "Ana",
    lastName: "Đurić",
    phone: "+381 64 123 45 67",
    email: "ana@visitor.example",
    message: "A kitchen in Carrara.\nThree metres, please.",
    subject: "marble/carrara",
    chosen: "",
    visit: "",
    visitFor: "",
    locale: "en",
    receivedAt: Date.now(),
    suspicion: [],
    ...changes,
  };
}

/** Sends an enquiry as the form's script does. */
export function sendEnquiry(
  url: string,
  enquiry: unknown = anEnquiry(),
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof enquiry === "string" ? enquiry : JSON.stringify(enquiry),
  });
}

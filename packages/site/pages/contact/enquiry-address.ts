import { CONTACT_ACTION } from "@stoneyard/enquiry/answer.ts";

declare const __API_URL__: string;

/** Where enquiries go: to this site, or to the server that API_URL named when the site was built. */
export const ENQUIRY_ADDRESS = __API_URL__.replace(/\/+$/, "") + CONTACT_ACTION;

import { CONTACT_ACTION } from "@stoneyard/enquiry/answer.ts";

declare const __API_URL__: string;

/** The address of enquiries: on this site, or on the server of API_URL. */
export const ENQUIRY_ADDRESS = __API_URL__.replace(/\/+$/, "") + CONTACT_ACTION;

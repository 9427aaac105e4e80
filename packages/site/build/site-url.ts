import { originOf } from "@stoneyard/enquiry/origin.ts";

/** The origin that the site is built for, from SITE_URL. Ends the process with what to write where it is none. */
export function siteUrlOrExit(): string {
  try {
    return originOf("SITE_URL", process.env.SITE_URL || "http://localhost:3000");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

import { domainToASCII } from "node:url";

/** Providers that say that dots before the @ mean nothing, by all names of their domains. */
const DOTLESS = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * One spelling for all addresses by which mail comes to one mailbox, to count by and not to write to: without the case, what
 * follows a plus sign (RFC 5233, as most providers have it), and dots where they are known to mean nothing.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const [local = ""] = /^.[^+]*/.exec(address.slice(0, at).toLowerCase()) ?? [];
  const domain = domainToASCII(address.slice(at + 1)) || address.slice(at + 1).toLowerCase();
  const dotless = DOTLESS.get(domain);
  return dotless === undefined ? `${local}@${domain}` : `${local.replaceAll(".", "")}@${dotless}`;
}

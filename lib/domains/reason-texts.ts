import type { DomainReason } from "@/lib/domains/policy";
import { type Line, line } from "@/lib/i18n/line";

/** What is wrong with a domain, and what to do about it. */
export const REASON_TEXTS: Readonly<Record<DomainReason, Line>> = {
  "no-record": line(
    "Not all records have been found. Add the missing ones where you manage the domain. It can take hours before they are visible everywhere.",
  ),
  "wrong-target": line(
    "The host name points to another server. Change its record to the required value and remove others with the same name.",
  ),
  "conflicting-records": line(
    "Some records are correct, but others contradict them. Keep the required ones and remove the others with the same name.",
  ),
  proxied: line(
    "A proxy hides where the host name points. Switch the proxy off for this record; Cloudflare calls this “DNS only”.",
  ),
  "not-owned": line(
    "The TXT record that proves that the domain is yours is missing or has a different value. Add it with the required value.",
  ),
  taken: line(
    "The host name is already verified for another site. Remove it there first, or contact us if you do not know that site.",
  ),
  caa: line(
    "A CAA record forbids every authority from issuing a certificate for this host name. Remove it, or allow one such as letsencrypt.org.",
  ),
  "dns-unreachable": line("The name servers did not answer, so nothing could be checked."),
};

import * as z from "zod";
import { line } from "@/lib/i18n/line";
import { ANY_ORIGIN } from "@/lib/routes";

const PROTOCOLS = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * The address of a link that an admin enters: a path, or a web, mail or phone address. It is parsed as in a browser:
 * browsers ignore tabs and leading control characters, so `java\tscript:` would run code.
 */
export const linkAddress = z.string().max(2000).refine(isLinkAddress, line("Use a path or a web address."));

function isLinkAddress(text: string): boolean {
  try {
    return PROTOCOLS.has(new URL(text, ANY_ORIGIN).protocol);
  } catch {
    return false;
  }
}

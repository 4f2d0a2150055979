import type { Component, Editor } from "grapesjs";
import { wordsOf } from "@/components/editor/links/link-targets";

const PHONE = /^\+?[\d\s()/.–-]+$/;
const PHONE_DIGITS_MIN = 5;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Lets a link to a phone number or an email address lead to the one that is typed over its words: otherwise the link
 * would still call the number before. Its address does not change if the words are others, such as "Call us".
 */
export function followWords(engine: Editor): void {
  engine.on("component:content", (component?: Component) => {
    if (component) updateAddresses(component);
  });
}

/** Updates the addresses of a link, or of the links in a text, whose words have been changed. */
export function updateAddresses(text: Component): void {
  text.onAll((part) => {
    if (part.tagName !== "a") return;
    const href = String(part.getAttributes().href ?? "");
    const address = addressFor(wordsOf(part), href);
    if (address !== href) part.addAttributes({ href: address });
  });
}

function addressFor(words: string, href: string): string {
  if (/^tel:/i.test(href) && PHONE.test(words)) return phoneAddress(words) ?? href;
  if (!/^mailto:/i.test(href) || !EMAIL.test(words)) return href;
  const subject = href.indexOf("?");
  return `mailto:${words}${subject < 0 ? "" : href.slice(subject)}`;
}

/** The number without what is only written: "+49 (0)361 / 12 34" is +493611234. Null if it is too short. */
function phoneAddress(words: string): string | null {
  const digits = words.replace(/\(0\)/, "").replace(/[^\d+]/g, "");
  return digits.length >= PHONE_DIGITS_MIN ? `tel:${digits}` : null;
}

import type { Component, ComponentView, Editor } from "grapesjs";
import { wordsOf } from "@/components/editor/links/link-targets";

const PHONE = /^\+?[\d\s()/.–-]+$/;
const PHONE_DIGITS_MIN = 5;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Lets a link to a phone number or an email address lead to the one that is typed over its words: otherwise the link
 * would still call the number before. Its address does not change if the words are others, such as "Call us", or if
 * only what is beside the link is typed.
 */
export function followWords(engine: Editor): void {
  let typed: { text: Component; linksBefore: ReadonlySet<string> } | null = null;
  engine.on("rte:enable", ({ model: text }: ComponentView) => {
    typed = { text, linksBefore: new Set(linksAt(text).map(keyOf)) };
  });
  engine.on("component:content", (text?: Component) => {
    if (!text) return;
    const before = typed?.text === text ? typed.linksBefore : null;
    for (const link of linksAt(text)) if (!before?.has(keyOf(link))) updateAddress(link);
  });
}

/**
 * Notes the words of the links in texts, and around them. Returns a function that updates the address of each of these
 * links whose words are others by then.
 */
export function watchWords(texts: readonly Component[]): () => void {
  const words = new Map(texts.flatMap(linksAt).map((link) => [link, wordsOf(link)]));
  return () => {
    for (const [link, before] of words) if (wordsOf(link) !== before) updateAddress(link);
  };
}

/** The links in a text, and those of which it is a part. */
function linksAt(text: Component): Component[] {
  const parts = text.parents();
  text.onAll((part) => void parts.push(part));
  return parts.filter(({ tagName }) => tagName === "a");
}

const hrefOf = (link: Component): string => String(link.getAttributes().href ?? "");

/** The engine makes new components of a text that was typed, so that its links are known by what they are. */
const keyOf = (link: Component): string => `${hrefOf(link)} ${wordsOf(link)}`;

/** Lets a link to an email or a phone number lead to the one that its words are now. */
function updateAddress(link: Component): void {
  const href = hrefOf(link);
  const address = addressFor(wordsOf(link), href);
  if (address !== href) link.addAttributes({ href: address });
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

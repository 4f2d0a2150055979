import type { LucideIcon } from "lucide-react";
import AtSign from "lucide-react/icons/at-sign";
import File from "lucide-react/icons/file";
import Globe from "lucide-react/icons/globe";
import Hash from "lucide-react/icons/hash";
import Paperclip from "lucide-react/icons/paperclip";
import Phone from "lucide-react/icons/phone";
import { type Line, line } from "@/lib/i18n/line";
import { isAllowedAddress } from "@/lib/site-pages/allowed-markup";

export type LinkKind = "page" | "section" | "file" | "email" | "phone" | "address";

/** What a link can lead to. `action` is on the button, `heading` above what is found. */
export const LINK_KINDS: Readonly<Record<LinkKind, { heading: Line; action: Line; icon: LucideIcon }>> = {
  page: { heading: line("Pages"), action: line("Link to page"), icon: File },
  section: { heading: line("Sections"), action: line("Link to section"), icon: Hash },
  file: { heading: line("Files"), action: line("Link to file"), icon: Paperclip },
  email: { heading: line("Email"), action: line("Link to email"), icon: AtSign },
  phone: { heading: line("Phone"), action: line("Link to phone"), icon: Phone },
  address: { heading: line("Address"), action: line("Link to address"), icon: Globe },
};

/** What can be linked. `address` returns the `href`; a section without an anchor gets one then. */
export type LinkEntry = { id: string; kind: LinkKind; label: string; note: string; address: () => string };

/** What is typed into the search field can itself be the target. Null if it is no address. */
export function typedEntry(typed: string): LinkEntry | null {
  const text = typed.trim();
  const found = emailEntry(text) ?? phoneEntry(text) ?? addressEntry(text);
  return found && { ...found, id: "typed" };
}

/**
 * The address of a link as people type it: `www.example.com` becomes `https://www.example.com`, an email address and a
 * phone number get their schemes. Anything else stays as it is.
 */
export const completeAddress = (typed: string): string => typedEntry(typed)?.address() ?? typed.trim();

type LinkWithoutId = Omit<LinkEntry, "id">;

function emailEntry(text: string): LinkWithoutId | null {
  const email = text.replace(/^mailto:/i, "");
  if (!/^[^\s@:/]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) return null;
  return { kind: "email", label: email, note: "", address: () => `mailto:${email}` };
}

const PHONE_DIGITS_MIN = 5;

function phoneEntry(text: string): LinkWithoutId | null {
  const number = text.replace(/^tel:/i, "");
  const digits = number.replace(/\D/g, "");
  if (digits.length < PHONE_DIGITS_MIN || !/^[+\d\s()/.-]+$/.test(number)) return null;
  const plus = number.trim().startsWith("+") ? "+" : "";
  return { kind: "phone", label: number.trim(), note: "", address: () => `tel:${plus}${digits}` };
}

function addressEntry(text: string): LinkWithoutId | null {
  if (text === "" || /\s/.test(text) || !isAllowedAddress(text)) return null;
  const hasScheme = /^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(text);
  if (!hasScheme && !text.slice(1, -1).includes(".")) return null;
  return { kind: "address", label: text, note: "", address: () => (hasScheme ? text : `https://${text}`) };
}

/** What the search field shows of a link that leads out of the site. */
export const typedPartOf = (href: string): string =>
  /^[/#]/.test(href) && !href.startsWith("//") ? "" : href.replace(/^(?:mailto|tel):/i, "");

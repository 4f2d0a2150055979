import { emailAddress } from "@/lib/email-schema";

const PHONE = /^\+[\d\s()./-]{6,20}$/;
const LINK_MAX_CHARS = 2000;

/**
 * The link for a value that is an email address, an international phone number or an https URL. Null for other values.
 */
export function valueLink(value: string): string | null {
  if (value.length > LINK_MAX_CHARS) return null;
  if (emailAddress.safeParse(value).success) return `mailto:${encodeURIComponent(value).replace("%40", "@")}`;
  if (PHONE.test(value)) return `tel:${value.replace(/[^\d+]/g, "")}`;
  return /^https:\/\/\S+$/i.test(value) && URL.canParse(value) ? value : null;
}

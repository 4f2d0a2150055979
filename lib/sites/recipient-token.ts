import "server-only";
import { sign, verify } from "@/lib/crypto/secret";
import { DAY_MS } from "@/lib/durations";

/** How long the link that confirms an address works. */
export const RECIPIENT_LINK_DAYS = 14;

type Recipient = { siteId: number; email: string };

const textOf = ({ siteId, email }: Recipient, expiry: number) => `form-recipient:${siteId}:${expiry}:${email}`;

/** A token that proves that its holder gets the emails of this address. It is valid only for this site. */
export function recipientToken(recipient: Recipient, now = Date.now()): string {
  const expiry = now + RECIPIENT_LINK_DAYS * DAY_MS;
  return `${recipient.siteId}.${expiry}.${sign("signature", textOf(recipient, expiry)).toString("base64url")}`;
}

/** The id of the site in a token. Null if the text has another form, or if the time is over. */
export function siteIdOfToken(token: string, now = Date.now()): number | null {
  const [, siteId, expiry] = /^([1-9]\d{0,8})\.(\d{1,15})\.[\w-]{43}$/.exec(token) ?? [];
  return siteId === undefined || Number(expiry) < now ? null : Number(siteId);
}

/** Whether the token was made for the address. */
export function isTokenOf(token: string, recipient: Recipient): boolean {
  const [, expiry = "", signature = ""] = token.split(".");
  return verify("signature", textOf(recipient, Number(expiry)), Buffer.from(signature, "base64url"));
}

import "server-only";
import { sign, verify } from "@/lib/crypto/secret";
import { env } from "@/lib/env";

/** What an unsubscribe link turns off: emails about these kinds of notices, for one user. */
export type Unsubscription = { userId: number; kinds: string[] };

const textOf = (payload: string) => `unsubscribe:${payload}`;

/** Returns a token that works without a login, as long as the user exists. */
export function unsubscribeToken({ userId, kinds }: Unsubscription): string {
  const payload = Buffer.from(JSON.stringify([userId, ...kinds])).toString("base64url");
  return `${payload}.${sign("signature", textOf(payload)).toString("base64url")}`;
}

/** Returns what a token turns off, or null if this installation did not sign the token. */
export function readUnsubscribeToken(token: string): Unsubscription | null {
  const [payload = "", signature = ""] = token.split(".");
  if (!verify("signature", textOf(payload), Buffer.from(signature, "base64url"))) return null;
  const [userId, ...kinds] = JSON.parse(Buffer.from(payload, "base64url").toString()) as [number, ...string[]];
  return { userId, kinds };
}

/** The headers that let mail programs offer a one-click unsubscribe (RFC 8058). */
export function unsubscribeHeaders(token: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${env().APP_URL}/api/v1/notifications/unsubscribe/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

import "server-only";
import { sign, verify } from "@/lib/crypto/secret";

type SignedValue<T> = { value: T; expires: number };

/** Signs a value for a cookie, for one purpose and a limited time. The value is not encrypted. */
export function signValue(purpose: string, value: unknown, seconds: number): string {
  const signed: SignedValue<unknown> = { value, expires: Date.now() + seconds * 1000 };
  const text = Buffer.from(JSON.stringify(signed)).toString("base64url");
  return `${text}.${sign("signature", `${purpose}:${text}`).toString("base64url")}`;
}

/** The signed value, or null if it is missing, invalid, expired or for another purpose. */
export function readSignedValue<T>(purpose: string, signed: string | null): T | null {
  const [text = "", signature = ""] = (signed ?? "").split(".");
  if (!verify("signature", `${purpose}:${text}`, Buffer.from(signature, "base64url"))) return null;
  const { value, expires } = JSON.parse(Buffer.from(text, "base64url").toString()) as SignedValue<T>;
  return expires > Date.now() ? value : null;
}

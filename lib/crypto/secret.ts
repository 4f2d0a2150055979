import "server-only";
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";
import { processState } from "@/lib/process-state.mjs";

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a key is for. Each purpose has its own key, so that a value made for one purpose is invalid for another. */
type Purpose = "csrf" | "encryption" | "one-time-code" | "token" | "signature" | "captcha" | "trial";

const state = processState("secrets", (): { secrets?: readonly string[] } => ({}));

/**
 * Sets the secrets that are used if `APP_SECRET` is not set. The first one is used to sign and encrypt, and all of them
 * to verify and decrypt.
 */
export function setSecrets(secrets: readonly string[]): void {
  state.secrets = secrets;
}

/** The operator's secrets, or the one generated at the first start. */
function secrets(): readonly string[] {
  const all = env().APP_SECRET ?? state.secrets;
  if (!all?.length) throw new Error("No secret: set APP_SECRET, or start through the server, which generates one.");
  return all;
}

const keys = new Map<string, Buffer>();

function key(secret: string, purpose: Purpose): Buffer {
  const name = `${purpose}:${secret}`;
  const cached = keys.get(name);
  if (cached) return cached;
  const derived = Buffer.from(hkdfSync("sha256", secret, "plinth", purpose, KEY_BYTES));
  keys.set(name, derived);
  return derived;
}

const mac = (secret: string, purpose: Purpose, text: string) =>
  createHmac("sha256", key(secret, purpose)).update(text).digest();

/** Returns the HMAC-SHA256 (32 bytes) of the text with the first secret. */
export function sign(purpose: Purpose, text: string): Buffer {
  return mac(secrets()[0] as string, purpose, text);
}

/** Whether this HMAC was made with one of the secrets. Compares in constant time. */
export function verify(purpose: Purpose, text: string, hmac: Uint8Array): boolean {
  return secrets().some((secret) => {
    const expected = mac(secret, purpose, text);
    return expected.length === hmac.length && timingSafeEqual(expected, hmac);
  });
}

/** Returns the HMAC of the text with each secret, to find a row that was stored before the secret was rotated. */
export function signatures(purpose: Purpose, text: string): Buffer[] {
  return secrets().map((secret) => mac(secret, purpose, text));
}

/** Marks the format of encrypted values, so that a new format can be introduced. */
const VERSION = "v1";

/**
 * Encrypts with AES-256-GCM and the first secret. `context` names the row and column of the value ("two-factor:12").
 * The value can only be decrypted with the same context, so a copy of it in another row is of no use.
 */
export function encrypt(plain: string, context: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key(secrets()[0] as string, "encryption"), iv).setAAD(
    additionalData(context),
  );
  const encrypted = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url")}`;
}

/**
 * Decrypts the result of `encrypt` with the same context. Tries every secret and throws if none fits. Values without a
 * version were stored by earlier releases and have no context.
 */
export function decrypt(encrypted: string, context: string): string {
  const hasContext = encrypted.startsWith(`${VERSION}.`);
  const bytes = Buffer.from(hasContext ? encrypted.slice(VERSION.length + 1) : encrypted, "base64url");
  for (const secret of secrets()) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", key(secret, "encryption"), bytes.subarray(0, IV_BYTES));
      if (hasContext) decipher.setAAD(additionalData(context));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
    } catch {
      // Encrypted with another secret, or for another row.
    }
  }
  throw new Error("A stored secret cannot be read with the current APP_SECRET.");
}

const additionalData = (context: string) => Buffer.from(`${VERSION}:${context}`);

import "server-only";
import { decrypt, encrypt } from "@/lib/crypto/secret";
import { pool } from "@/lib/db/pool";
import { type Environment, env } from "@/lib/env";
import { createCachedReader } from "@/lib/events/cached-reader";

/** Secrets that an environment variable can set. The environment overrides saved values. */
const VARIABLES = {
  "mail.smtp_url": "SMTP_URL",
  "billing.stripe_secret_key": "STRIPE_SECRET_KEY",
  "billing.stripe_webhook_secret": "STRIPE_WEBHOOK_SECRET",
  "social.google_client_id": "GOOGLE_CLIENT_ID",
  "social.google_client_secret": "GOOGLE_CLIENT_SECRET",
  "social.facebook_client_id": "FACEBOOK_CLIENT_ID",
  "social.facebook_client_secret": "FACEBOOK_CLIENT_SECRET",
  "social.twitter_client_id": "TWITTER_CLIENT_ID",
  "social.twitter_client_secret": "TWITTER_CLIENT_SECRET",
  "social.envato_client_id": "ENVATO_CLIENT_ID",
  "social.envato_client_secret": "ENVATO_CLIENT_SECRET",
} as const satisfies Record<string, keyof Environment>;

/** The encrypted values of a group's secrets, by key. */
type EncryptedSecrets = Readonly<Record<string, string>>;

type Row = { group: string; secrets: EncryptedSecrets };

const readEncryptedSecrets = createCachedReader("setting-secrets", ["settings"], async () => {
  const { rows } = await pool().query<Row>('SELECT "group", secrets FROM "Setting"');
  return new Map(
    rows.flatMap(({ group, secrets }) => Object.entries(secrets).map(([key, text]) => [`${group}.${key}`, text])),
  );
});

/** The environment variable that sets this secret, or null. */
export function variableOf(name: string): string | null {
  const variable = Object.hasOwn(VARIABLES, name) ? VARIABLES[name as keyof typeof VARIABLES] : undefined;
  return variable && env()[variable] ? variable : null;
}

/**
 * Reads a secret, such as "mail.smtp_url": the environment's value, else the saved one, else null. Call it before a
 * transaction begins, because it may need a database connection besides the transaction's.
 */
export async function readSecretSetting(name: keyof typeof VARIABLES | "recaptcha.secret_key"): Promise<string | null> {
  const variable = variableOf(name);
  if (variable) return String(env()[variable as keyof Environment]);
  const encrypted = (await readEncryptedSecrets()).get(name);
  return encrypted ? decrypt(encrypted, contextOf(name)) : null;
}

const contextOf = (name: string) => `setting:${name}`;

/** Encrypts `changes` and merges them into a group's stored secrets. An empty string removes a secret. */
export function mergeSecrets(
  group: string,
  stored: unknown,
  changes: Readonly<Record<string, string>>,
): EncryptedSecrets {
  const encrypted = Object.entries(changes).map(([key, text]) => [
    key,
    text && encrypt(text, contextOf(`${group}.${key}`)),
  ]);
  const secrets: EncryptedSecrets = { ...((stored ?? {}) as EncryptedSecrets), ...Object.fromEntries(encrypted) };
  return Object.fromEntries(Object.entries(secrets).filter(([, text]) => text !== ""));
}

import * as z from "zod";
import { emailAddress } from "@/lib/email-schema";
import { parseSmtpUrl } from "@/lib/smtp-url";

const flag = z.stringbool({ truthy: ["true", "1", "yes", "on"], falsy: ["false", "0", "no", "off", ""] });
const port = z.coerce.number().int().min(0).max(65535);
const httpUrl = z.url({ protocol: /^https?$/ });
const list = z.string().transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);

const cidr = z
  .string()
  .regex(/^[\da-fA-F:.]+(\/\d{1,3})?$/, "must be a list of addresses or CIDRs, such as 10.0.0.0/8,127.0.0.1");

/** Every key is optional. `.env.example` lists the same keys, and a test compares the two. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  APP_URL: httpUrl.transform((url) => url.replace(/(?<!\/)\/+$/, "")).optional(),
  DATA_DIR: z.string().min(1).default("./.data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgresql://")
    .optional(),
  APP_SECRET: list.pipe(z.array(z.string().min(32, "must have at least 32 characters")).min(1)).optional(),
  ADMIN_EMAIL: emailAddress.default("admin@example.com"),
  ADMIN_PASSWORD: z.string().min(8, "must have at least 8 characters").max(128).optional(),
  SMTP_URL: z
    .string()
    .refine((url) => parseSmtpUrl(url) !== null, "must look like smtp://user:password@host:port")
    .optional(),
  MAIL_FROM: z.string().default("plinth@localhost"),
  SITES_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/i, "must be a host name, with a port if it needs one")
    .optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: httpUrl.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_BASE_URL: httpUrl.optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_BASE_URL: httpUrl.optional(),
  TWITTER_CLIENT_ID: z.string().optional(),
  TWITTER_CLIENT_SECRET: z.string().optional(),
  TWITTER_BASE_URL: httpUrl.optional(),
  ENVATO_CLIENT_ID: z.string().optional(),
  ENVATO_CLIENT_SECRET: z.string().optional(),
  ENVATO_BASE_URL: httpUrl.optional(),
  RECAPTCHA_BASE_URL: httpUrl.optional(),
  TURNSTILE_BASE_URL: httpUrl.optional(),
  HCAPTCHA_BASE_URL: httpUrl.optional(),
  RUN_WORKER: flag.default(true),
  GEOIP_DB_PATH: z.string().optional(),
  NEXT_PUBLIC_SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/\w+(?::\w+)?@[^@/\s]+\/(?:[^/\s]+\/)*\d+$/, "must look like https://key@sentry.example.com/1")
    .optional(),
  DNS_SERVERS: list.optional(),
  TRUSTED_PROXIES: list.pipe(z.array(cidr)).default([]),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  APP_DEBUG: flag.default(false),
});

export type Environment = z.output<typeof environmentSchema> & {
  /** The address of this installation in links and emails, without a trailing slash. */
  APP_URL: string;
  SITES_HOST: string;
};

/** An invalid environment variable. The message names it and tells the operator what to do. */
export class EnvironmentError extends Error {}

/** Reads and checks the environment. Treats an empty value as unset. Throws `EnvironmentError`. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const variables = Object.entries(source).filter(([, value]) => value !== undefined && value !== "");
  const result = environmentSchema.safeParse(Object.fromEntries(variables));
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    throw new EnvironmentError(
      `The environment variable ${name} is wrong: ${issue?.message}. Correct or remove it, then start again.`,
    );
  }
  const values = result.data;
  if (values.APP_DEBUG && values.NODE_ENV === "production") {
    throw new EnvironmentError(
      "APP_DEBUG shows source code to visitors, so it cannot be on in production. Remove it, then start again.",
    );
  }
  if (values.DATABASE_URL && values.NODE_ENV === "production" && !values.APP_SECRET) {
    throw new EnvironmentError(
      "APP_SECRET is required with DATABASE_URL, so that all processes sign with the same secret. Set it to 32 or more random characters, then start again.",
    );
  }
  const missing = findMissingForS3(values);
  if (missing) {
    throw new EnvironmentError(
      `${missing} is required for files in S3. Without it they would be stored on this machine's disk. Set it, or remove S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, then start again.`,
    );
  }
  const APP_URL = values.APP_URL ?? `http://localhost:${values.PORT}`;
  const sitesHost = (values.SITES_HOST ?? `sites.localhost:${values.PORT}`).toLowerCase();
  return { ...values, APP_URL, SITES_HOST: withoutDefaultPort(sitesHost, APP_URL) };
}

/** Removes the default port of the app's protocol, because browsers omit it. */
function withoutDefaultPort(host: string, appUrl: string): string {
  const defaultPort = appUrl.startsWith("https:") ? ":443" : ":80";
  return host.endsWith(defaultPort) ? host.slice(0, -defaultPort.length) : host;
}

const REQUIRED_S3_NAMES = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The first required S3 variable that is missing, if only some of the required ones are set. */
function findMissingForS3(values: z.output<typeof environmentSchema>): string | undefined {
  const missing = REQUIRED_S3_NAMES.filter((name) => values[name] === undefined);
  return missing.length < REQUIRED_S3_NAMES.length ? missing[0] : undefined;
}

let cached: Environment | undefined;

/** The checked environment, read once. */
export function env(): Environment {
  cached ??= readEnvironment(process.env);
  return cached;
}

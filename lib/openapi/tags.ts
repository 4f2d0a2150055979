import type { Feature } from "@/lib/feature";
import type { Call } from "@/lib/openapi/call";

const LOGGING_IN = "Logging in";
const UPLOADS = "Files and uploads";
const APP = "The app";
const SERVER = "The server";
const WORKSPACES = "Workspaces";

/** Headings of calls, by the first noun of the path. A noun that is not listed is its own heading. */
const TAGS: Readonly<Record<string, string>> = {
  auth: LOGGING_IN,
  "resend-email-verification": LOGGING_IN,
  "validate-email-verification-otp": LOGGING_IN,
  "user-sessions": "Sessions",
  "file-entries": UPLOADS,
  files: UPLOADS,
  s3: UPLOADS,
  tus: UPLOADS,
  "bootstrap-data": APP,
  "value-lists": APP,
  "admin-totals": APP,
  dashboard: APP,
  og: APP,
  "sitemap.xml": APP,
  "favicon.ico": APP,
  localizations: "Languages",
  health: SERVER,
  internal: SERVER,
  "openapi.json": SERVER,
  tools: SERVER,
  me: WORKSPACES,
  workspace: WORKSPACES,
  webhooks: "Billing",
};

/** Sentences about the headings that no feature describes. */
const SENTENCES: Readonly<Record<string, string>> = {
  "Access review": "After a password reset: what else gives access to the account, and how to revoke it.",
  "Ad slots": "The operator's own ads in the dashboard: pictures and texts.",
  [LOGGING_IN]: "Registration, login, passwords, two-factor authentication and social services.",
  [SERVER]: "The server's state, and this document.",
  [APP]: "What pages need to know about the app, and totals for admins.",
};

/** The heading of a call: the one in `TAGS` for the first noun of its path, else that noun. */
export function tagOf({ path }: Pick<Call, "path">): string {
  const [noun = ""] = path.replace(/^\/(?:api\/v1\/|api\/|secure\/)?/, "").split("/");
  const words = noun.replaceAll("-", " ");
  return TAGS[noun] ?? `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

/** The headings of these calls in alphabetical order, with a sentence about each. */
export function tagsOf(calls: readonly Call[], features: readonly Feature[]) {
  const sentences = Object.assign(
    { ...SENTENCES },
    ...features.map(({ callGroups }) => callGroups),
  ) as typeof SENTENCES;
  return [...new Set(calls.map(tagOf))].sort().map((name) => ({ name, description: sentences[name] ?? "" }));
}

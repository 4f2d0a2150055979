import type { Call } from "@/lib/openapi/call";

const LOGGING_IN = "Logging in";
const UPLOADS = "Files and uploads";
const SITE = "The site";
const SERVER = "The server";
const WORKSPACES = "Workspaces";

/** The headings of nouns that share one, or whose heading is not the noun itself. */
const TAGS: Readonly<Record<string, string>> = {
  auth: LOGGING_IN,
  "resend-email-verification": LOGGING_IN,
  "validate-email-verification-otp": LOGGING_IN,
  "user-sessions": "Sessions",
  "file-entries": UPLOADS,
  files: UPLOADS,
  s3: UPLOADS,
  tus: UPLOADS,
  "bootstrap-data": SITE,
  "value-lists": SITE,
  "site-totals": SITE,
  og: SITE,
  "sitemap.xml": SITE,
  localizations: "Languages",
  health: SERVER,
  internal: SERVER,
  "openapi.json": SERVER,
  tools: SERVER,
  me: WORKSPACES,
  workspace: WORKSPACES,
  webhooks: "Billing",
};

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  "Access review": "After a password reset: what else opens the account, and how to end it.",
  "Access tokens": "The tokens with which programs make calls.",
  "Ad slots": "Pictures and texts of the site's owner in the dashboard.",
  Billing: "Plans, payments, subscriptions and invoices. Not found while billing is turned off.",
  "Contact page": "The contact form.",
  "Custom pages": "Pages that an admin writes, with their earlier versions.",
  Domains: "Host names of their own for sites: their DNS records and the checks of them.",
  [UPLOADS]: "A user's files, and three ways to send them: in one request, resumable with tus, and to S3.",
  Impersonation: "Ending the visit of an admin to another user's account.",
  Languages: "The languages of the site, with the translation of each text.",
  [LOGGING_IN]: "Registration, login, passwords, two-factor authentication and social services.",
  Menus: "The menus of the public site.",
  Notifications: "What happened in your account, and through which channels you are told.",
  Projects: "Designs that the editor works on: their documents, earlier revisions, and the trash.",
  Recaptcha: "The check that a visitor is not a robot.",
  Roles: "Roles and the permissions that they give.",
  "Security events": "A user's logins, failed ones, and changes of how they log in.",
  Sessions: "The sessions of a user.",
  "Site reports": "What visitors report about published sites.",
  Sites: "What shows a project to everyone at an address, with its publications, visits and forms.",
  Submissions: "What visitors sent with the forms of sites.",
  Settings: "The settings of the site, and checks of the services that they name.",
  [SERVER]: "The state of the server and this document.",
  [SITE]: "What every page needs to know.",
  Templates: "What a new project can start from: templates that come with Plinth, and own ones.",
  Themes: "The colours of the site.",
  "User pages": "Pages and links for members in the dashboard.",
  Users: "The accounts.",
  [WORKSPACES]: "What several users work on together: members, their roles, invites and who did what.",
};

/** The heading of a call: the first noun of its path, unless several nouns share a heading. */
export function tagOf({ path }: Pick<Call, "path">): string {
  const [noun = ""] = path.replace(/^\/(?:api\/v1\/|api\/|secure\/)?/, "").split("/");
  const words = noun.replaceAll("-", " ");
  return TAGS[noun] ?? `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

/** The headings of these calls in order, with a sentence about each. */
export const tagsOf = (calls: readonly Call[]) =>
  [...new Set(calls.map(tagOf))].sort().map((name) => ({ name, description: DESCRIPTIONS[name] ?? "" }));

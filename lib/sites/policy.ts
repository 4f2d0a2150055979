export const NAME_MAX_CHARS = 80;
export const SLUG_MIN_CHARS = 3;
export const SLUG_MAX_CHARS = 40;

/** Deleted sites can be restored for this many days. */
export const TRASH_DAYS = 30;

/** Names that visitors could mistake for ours, or that have a meaning for mail servers and browsers. */
const RESERVED_SLUGS = new Set([
  ...["www", "app", "admin", "api", "mail", "root", "system", "support", "help", "status", "blog", "docs", "about"],
  ...[
    "account",
    "accounts",
    "login",
    "register",
    "auth",
    "secure",
    "billing",
    "checkout",
    "pay",
    "dashboard",
    "editor",
  ],
  ...["assets", "static", "cdn", "files", "media", "img", "internal", "localhost", "sites", "site", "preview", "test"],
  ...["smtp", "imap", "pop", "pop3", "mx", "ns1", "ns2", "dns", "ftp", "webmail", "autoconfig", "autodiscover"],
  ...["abuse", "postmaster", "hostmaster", "webmaster", "security", "noreply", "wpad", "isatap", "plinth"],
]);

/** Subdomains of `SITES_HOST` that begin with this show drafts. */
export const PREVIEW_PREFIX = "preview-";

/** Subdomains of `SITES_HOST` that begin with this show publications to their reviewers. */
export const REVIEW_PREFIX = "review-";

export const isReservedSlug = (slug: string) =>
  RESERVED_SLUGS.has(slug) || slug.startsWith(PREVIEW_PREFIX) || slug.startsWith(REVIEW_PREFIX);

/** What the log of abuse records about sites. */
export const EVIDENCE_KINDS = ["reported", "accepted", "refused", "suspended", "suspension_lifted"] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** The folders whose texts the pages for members may show. Their sentences are sent with each of these pages. */
export const MEMBER_FOLDERS: readonly string[] = [
  "components",
  ...[
    "billing",
    "captcha",
    "domains",
    "http",
    "invites",
    "notifications",
    "ownership",
    "permissions",
    "products",
    "sections",
    "site-reports",
    "uploads",
    "value-lists",
  ].map((folder) => `lib/${folder}`),
];

import { line } from "@/lib/i18n/line";
import type { Grant, Permission } from "@/lib/permissions/permissions";
import { GIGABYTE, grant } from "@/lib/seed/grant";

const NOUNS = ["projects", "sites", "domains", "files"] as const;

/** See all content of the workspace, create content, and change and trash one's own. */
const CONTRIBUTOR_PERMISSIONS: Permission[] = [
  ...NOUNS.map((noun) => `${noun}.view` as const),
  ...(["projects.create", "sites.create", "files.create"] as const),
];
/** Also change, trash and restore other people's content, publish sites and manage domains. */
const EDITOR_PERMISSIONS: Permission[] = [
  ...CONTRIBUTOR_PERMISSIONS,
  "domains.create",
  ...NOUNS.flatMap((noun) => [`${noun}.update`, `${noun}.delete`] as const),
  "sites.publish",
];

/** The roles of a new installation. */
export const SEED_ROLES = [
  { key: "guest", name: line("Guests"), type: "site", default: false, permissions: [] as Grant[] },
  {
    key: "user",
    name: line("Users"),
    type: "site",
    default: true,
    permissions: [
      grant("projects.create", { count: 3 }),
      grant("sites.create", { count: 3 }),
      grant("domains.create", { count: 1 }),
      grant("workspaces.create", { count: 3, members: 5 }),
      grant("files.create", { max_bytes: GIGABYTE }),
      grant("api.access"),
    ],
  },
  { key: "subscriber", name: line("Subscribers"), type: "site", default: false, permissions: [] as Grant[] },
  { key: "admin", name: line("Admins"), type: "site", default: false, permissions: [grant("admin")] },
  {
    key: "workspace-admin",
    name: line("Workspace admin"),
    type: "workspace",
    default: false,
    permissions: [...EDITOR_PERMISSIONS, "workspaces.update" as const].map((name) => grant(name)),
  },
  {
    key: "workspace-editor",
    name: line("Workspace editor"),
    type: "workspace",
    default: false,
    permissions: EDITOR_PERMISSIONS.map((name) => grant(name)),
  },
  {
    key: "workspace-contributor",
    name: line("Workspace contributor"),
    type: "workspace",
    default: false,
    permissions: CONTRIBUTOR_PERMISSIONS.map((name) => grant(name)),
  },
];

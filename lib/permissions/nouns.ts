import { line } from "@/lib/i18n/line";
import { PERMISSIONS, type Permission } from "@/lib/permissions/permissions";

/** The groups of permissions, in the order of the role editor. */
const NOUNS = {
  admin: line("Administration"),
  api: line("API"),
  users: line("Users"),
  roles: line("Roles"),
  projects: line("Projects"),
  sites: line("Sites"),
  domains: line("Branded domains"),
  files: line("Files"),
  workspaces: line("Workspaces"),
  products: line("Plans"),
  subscriptions: line("Subscriptions"),
  custom_pages: line("Custom pages"),
  user_pages: line("User pages"),
  menus: line("Menus"),
  themes: line("Themes"),
  appearance: line("Appearance"),
  ad_slots: line("Ad slots"),
  localizations: line("Languages"),
  settings: line("Settings"),
  contact_messages: line("Contact messages"),
  reports: line("Reports"),
  mail: line("Emails"),
  logs: line("Error log"),
  audit: line("Audit log"),
  jobs: line("Background jobs"),
  health: line("Health"),
} as const;

/** "users" of "users.view". */
export type PermissionNoun = Permission extends infer P ? (P extends `${infer Noun}.${string}` ? Noun : P) : never;

const ORDER: Readonly<Record<PermissionNoun, string>> = NOUNS;

/** All permissions by group. */
export const PERMISSION_GROUPS = Object.entries(ORDER).map(([noun, label]) => ({
  noun,
  label,
  names: (Object.keys(PERMISSIONS) as Permission[]).filter((name) => name.split(".", 1)[0] === noun),
}));

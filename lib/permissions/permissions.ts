import { type Line, line } from "@/lib/i18n/line";

/** The groups of screens in the admin area's navigation. */
export const ADMIN_GROUPS = {
  people: line("People"),
  billing: line("Billing"),
  content: line("Content"),
  system: line("System"),
} as const;

/**
 * The screens of a noun in the admin area. `pages`: only a list, or also a page for a new row and a page for each row.
 * `setting`: the screens exist only while billing is turned on.
 */
type Screen = { group: keyof typeof ADMIN_GROUPS; icon: string; pages: "list" | "list-new-row"; setting?: "billing" };

/**
 * Every permission by noun, in the order of the role editor. `users.view` is the verb `view` of the noun `users`.
 * `screen`: the noun's screens in the admin area, with the name of an icon in `public/icons.svg`.
 */
const NOUNS = {
  admin: {
    label: line("Administration"),
    access: line("Open the admin area"),
  },
  api: {
    label: line("API"),
    access: line("Use the API with a token"),
  },
  users: {
    label: line("Users"),
    screen: { group: "people", icon: "users", pages: "list-new-row" },
    view: line("See users"),
    create: line("Add users"),
    update: line("Change users"),
    delete: line("Delete users"),
    impersonate: line("Log in as another user"),
  },
  roles: {
    label: line("Roles"),
    screen: { group: "people", icon: "shield-check", pages: "list-new-row" },
    view: line("See roles"),
    create: line("Add roles"),
    update: line("Change roles"),
    delete: line("Delete roles"),
  },
  projects: {
    label: line("Projects"),
    view: line("See everyone's projects"),
    create: line("Create and manage own projects"),
    update: line("Change everyone's projects"),
    delete: line("Delete everyone's projects"),
  },
  sites: {
    label: line("Sites"),
    screen: { group: "content", icon: "globe", pages: "list" },
    view: line("See everyone's sites"),
    create: line("Create and manage own sites"),
    update: line("Change everyone's sites"),
    delete: line("Delete everyone's sites"),
    publish: line("Publish everyone's sites and share their drafts"),
    hide_report_link: line("Publish own sites without the link for reports"),
  },
  domains: {
    label: line("Branded domains"),
    view: line("See everyone's domains"),
    create: line("Add and manage own domains"),
    update: line("Change everyone's domains"),
    delete: line("Delete everyone's domains"),
  },
  files: {
    label: line("Files"),
    view: line("See everyone's files"),
    create: line("Upload and manage own files"),
    update: line("Change everyone's files"),
    delete: line("Delete everyone's files"),
  },
  workspaces: {
    label: line("Workspaces"),
    view: line("See everyone's workspaces"),
    create: line("Create and manage own workspaces"),
    update: line("Change everyone's workspaces"),
    delete: line("Delete everyone's workspaces"),
  },
  products: {
    label: line("Plans"),
    screen: { group: "billing", icon: "tag", pages: "list-new-row" },
    view: line("See plans"),
    create: line("Add plans"),
    update: line("Change plans"),
    delete: line("Delete plans"),
  },
  subscriptions: {
    label: line("Subscriptions"),
    screen: { group: "billing", icon: "credit-card", pages: "list-new-row", setting: "billing" },
    view: line("See subscriptions"),
    create: line("Add subscriptions"),
    update: line("Change subscriptions"),
    delete: line("Delete subscriptions"),
  },
  custom_pages: {
    label: line("Custom pages"),
    view: line("See custom pages that are not published"),
    create: line("Add custom pages"),
    update: line("Change custom pages"),
    delete: line("Delete custom pages"),
  },
  user_pages: {
    label: line("User pages"),
    screen: { group: "content", icon: "file-text", pages: "list-new-row" },
    view: line("See user pages"),
    create: line("Add user pages"),
    update: line("Change user pages"),
    delete: line("Delete user pages"),
  },
  menus: {
    label: line("Menus"),
    view: line("See menus"),
    create: line("Add menus"),
    update: line("Change menus"),
    delete: line("Delete menus"),
  },
  themes: {
    label: line("Themes"),
    view: line("See themes"),
    create: line("Add themes"),
    update: line("Change themes"),
    delete: line("Delete themes"),
  },
  appearance: {
    label: line("Appearance"),
    view: line("See the appearance editor"),
    update: line("Change the appearance"),
  },
  ad_slots: {
    label: line("Ad slots"),
    screen: { group: "content", icon: "megaphone", pages: "list" },
    view: line("See ad slots"),
    update: line("Change ad slots"),
  },
  localizations: {
    label: line("Languages"),
    view: line("See languages"),
    create: line("Add languages"),
    update: line("Change languages and their translations"),
    delete: line("Delete languages"),
  },
  settings: {
    label: line("Settings"),
    screen: { group: "system", icon: "settings", pages: "list" },
    view: line("See settings"),
    update: line("Change settings"),
  },
  contact_messages: {
    label: line("Contact messages"),
    view: line("See contact messages"),
    update: line("Answer contact messages"),
    delete: line("Delete contact messages"),
  },
  reports: {
    label: line("Reports"),
    view: line("See reports"),
  },
  mail: {
    label: line("Emails"),
    view: line("See sent emails"),
  },
  logs: {
    label: line("Error log"),
    view: line("See the error log"),
  },
  audit: {
    label: line("Audit log"),
    view: line("See the audit log"),
  },
  jobs: {
    label: line("Background jobs"),
    view: line("See background jobs"),
    update: line("Run background jobs again"),
  },
  health: {
    label: line("Health"),
    view: line("See the health of the server"),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Line | Screen>>>>;

type Nouns = typeof NOUNS;
/** The part of a permission before the dot: "users" in "users.view". */
export type PermissionNoun = keyof Nouns;
type PermissionOf<Noun extends PermissionNoun> = `${Noun}.${Exclude<keyof Nouns[Noun], "label" | "screen"> & string}`;
export type Permission = "admin" | { [Noun in PermissionNoun]: PermissionOf<Noun> }[PermissionNoun];

type NounDefinition = { label: Line; screen?: Screen };
const nounEntries = Object.entries<NounDefinition>(NOUNS);

const labelEntries = nounEntries.flatMap(([noun, { label: _, screen: __, ...verbs }]) =>
  Object.entries(verbs).map(([verb, label]) => [`${noun}.${verb}`, label]),
);

/** Every permission, with its label. `admin` includes all others. */
export const PERMISSIONS: Readonly<Record<Permission, string>> = {
  admin: line("Do everything"),
  ...Object.fromEntries(labelEntries),
};

export const isPermission = (name: string): name is Permission => Object.hasOwn(PERMISSIONS, name);

/** All permissions by noun. */
export const PERMISSION_GROUPS = nounEntries.map(([noun, { label }]) => ({
  noun,
  label,
  names: (Object.keys(PERMISSIONS) as Permission[]).filter((name) => name.split(".", 1)[0] === noun),
}));

/**
 * The nouns with screens in the admin area. The navigation shows them in this order within each group. `path`: the noun
 * as it is written in paths, such as "user-pages". `view`: the permission for the list and the pages of rows. `create`:
 * the permission for the page for a new row, or null if there is no such page.
 */
export const ADMIN_SCREENS = nounEntries.flatMap(([noun, { label, screen }]) => {
  if (!screen) return [];
  const { pages, ...navigation } = screen;
  const create = pages === "list" ? null : (`${noun}.create` as Permission);
  return [{ ...navigation, label, path: noun.replaceAll("_", "-"), view: `${noun}.view` as Permission, create }];
});

/** The names of the restrictions that a permission can have. */
export const RESTRICTIONS: Partial<Record<Permission, readonly string[]>> = {
  "projects.create": ["count"],
  "sites.create": ["count"],
  "domains.create": ["count"],
  "files.create": ["max_bytes"],
  "workspaces.create": ["count", "members"],
};

/** A value of null means no limit. */
export type Restriction = { name: string; value: number | null };
export type Grant = { name: Permission; restrictions: Restriction[] };

/** Anything with permissions: a user, a guest, a member of a workspace. */
export type Holder = { permissions: readonly Grant[] };

import { line } from "@/lib/i18n/line";

/** Every permission, with its label in the role editor. */
export const PERMISSIONS = {
  admin: line("Do everything"),
  "admin.access": line("Open the admin area"),
  "api.access": line("Use the API with a token"),
  "users.view": line("See users"),
  "users.create": line("Add users"),
  "users.update": line("Change users"),
  "users.delete": line("Delete users"),
  "users.impersonate": line("Log in as another user"),
  "roles.view": line("See roles"),
  "roles.create": line("Add roles"),
  "roles.update": line("Change roles"),
  "roles.delete": line("Delete roles"),
  "products.view": line("See plans"),
  "products.create": line("Add plans"),
  "products.update": line("Change plans"),
  "products.delete": line("Delete plans"),
  "subscriptions.view": line("See subscriptions"),
  "subscriptions.create": line("Add subscriptions"),
  "subscriptions.update": line("Change subscriptions"),
  "subscriptions.delete": line("Delete subscriptions"),
  "custom_pages.view": line("See custom pages that are not published"),
  "custom_pages.create": line("Add custom pages"),
  "custom_pages.update": line("Change custom pages"),
  "custom_pages.delete": line("Delete custom pages"),
  "user_pages.view": line("See user pages"),
  "user_pages.create": line("Add user pages"),
  "user_pages.update": line("Change user pages"),
  "user_pages.delete": line("Delete user pages"),
  "menus.view": line("See menus"),
  "menus.create": line("Add menus"),
  "menus.update": line("Change menus"),
  "menus.delete": line("Delete menus"),
  "themes.view": line("See themes"),
  "themes.create": line("Add themes"),
  "themes.update": line("Change themes"),
  "themes.delete": line("Delete themes"),
  "localizations.view": line("See languages"),
  "localizations.create": line("Add languages"),
  "localizations.update": line("Change languages and their lines"),
  "localizations.delete": line("Delete languages"),
  "projects.view": line("See everybody's projects"),
  "projects.create": line("Create and manage own projects"),
  "projects.update": line("Change everybody's projects"),
  "projects.delete": line("Delete everybody's projects"),
  "sites.view": line("See everybody's sites"),
  "sites.create": line("Create and manage own sites"),
  "sites.update": line("Change everybody's sites"),
  "sites.delete": line("Delete everybody's sites"),
  "domains.view": line("See everybody's domains"),
  "domains.create": line("Add and manage own domains"),
  "domains.update": line("Change everybody's domains"),
  "domains.delete": line("Delete everybody's domains"),
  "files.view": line("See everybody's files"),
  "files.create": line("Upload and manage own files"),
  "files.update": line("Change everybody's files"),
  "files.delete": line("Delete everybody's files"),
  "workspaces.view": line("See everybody's workspaces"),
  "workspaces.create": line("Create and manage own workspaces"),
  "workspaces.update": line("Change everybody's workspaces"),
  "workspaces.delete": line("Delete everybody's workspaces"),
  "settings.view": line("See settings"),
  "settings.update": line("Change settings"),
  "appearance.view": line("See the appearance editor"),
  "appearance.update": line("Change the appearance"),
  "ad_slots.view": line("See ad slots"),
  "ad_slots.update": line("Change ad slots"),
  "contact_messages.view": line("See contact messages"),
  "contact_messages.update": line("Answer contact messages"),
  "contact_messages.delete": line("Delete contact messages"),
  "jobs.view": line("See background jobs"),
  "jobs.update": line("Run background jobs again"),
  "reports.view": line("See reports"),
  "mail.view": line("See sent emails"),
  "logs.view": line("See the error log"),
  "audit.view": line("See the audit log"),
  "health.view": line("See the health of the server"),
} as const;

export type Permission = keyof typeof PERMISSIONS;

/** The restrictions of each permission. A value of null means no limit. */
export const RESTRICTIONS: Partial<Record<Permission, readonly string[]>> = {
  "projects.create": ["count"],
  "sites.create": ["count"],
  "domains.create": ["count"],
  "files.create": ["max_bytes"],
  "workspaces.create": ["count", "members"],
};

export type Restriction = { name: string; value: number | null };
export type Grant = { name: Permission; restrictions: Restriction[] };

/** Anything with permissions: a user, a guest, a member of a workspace. */
export type Holder = { permissions: readonly Grant[] };

export function isPermission(name: string): name is Permission {
  return Object.hasOwn(PERMISSIONS, name);
}

/** Whether the holder has the permission. The permission `admin` includes all others. */
export function can({ permissions }: Holder, permission: Permission): boolean {
  return permissions.some(({ name }) => name === "admin" || name === permission);
}

/**
 * Merges the grants of several roles into one grant per permission. The highest limit wins. Null or a missing
 * restriction means no limit.
 */
export function mergeGrants(lists: readonly (readonly Grant[])[]): Grant[] {
  const merged = new Map<Permission, Grant>();
  for (const grant of lists.flat()) {
    const known = merged.get(grant.name);
    merged.set(
      grant.name,
      known ? { name: grant.name, restrictions: widest(known.restrictions, grant.restrictions) } : grant,
    );
  }
  return [...merged.values()];
}

function widest(some: readonly Restriction[], others: readonly Restriction[]): Restriction[] {
  return some.flatMap(({ name, value }) => {
    const other = others.find((restriction) => restriction.name === name);
    if (!other) return [];
    return [{ name, value: value === null || other.value === null ? null : Math.max(value, other.value) }];
  });
}

/** The limit of a permission: a number, null for no limit, 0 without the permission. */
export function limitOf(holder: Holder, permission: Permission, restriction: string): number | null {
  if (holder.permissions.some(({ name }) => name === "admin")) return null;
  const grant = holder.permissions.find(({ name }) => name === permission);
  if (!grant) return 0;
  return grant.restrictions.find(({ name }) => name === restriction)?.value ?? null;
}

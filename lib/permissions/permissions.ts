/** Every permission there is, with the words an admin reads in the role editor. Contract section 12. */
export const PERMISSIONS = {
  admin: "Do everything",
  "admin.access": "Open the admin area",
  "api.access": "Use the API with a token",
  "users.view": "See users",
  "users.create": "Add users",
  "users.update": "Change users",
  "users.delete": "Delete users",
  "users.impersonate": "Log in as another user",
  "roles.view": "See roles",
  "roles.create": "Add roles",
  "roles.update": "Change roles",
  "roles.delete": "Delete roles",
  "products.view": "See plans",
  "products.create": "Add plans",
  "products.update": "Change plans",
  "products.delete": "Delete plans",
  "subscriptions.view": "See subscriptions",
  "subscriptions.create": "Add subscriptions",
  "subscriptions.update": "Change subscriptions",
  "subscriptions.delete": "Delete subscriptions",
  "custom_pages.view": "See custom pages that are not published",
  "custom_pages.create": "Add custom pages",
  "custom_pages.update": "Change custom pages",
  "custom_pages.delete": "Delete custom pages",
  "user_pages.view": "See user pages",
  "user_pages.create": "Add user pages",
  "user_pages.update": "Change user pages",
  "user_pages.delete": "Delete user pages",
  "menus.view": "See menus",
  "menus.create": "Add menus",
  "menus.update": "Change menus",
  "menus.delete": "Delete menus",
  "themes.view": "See themes",
  "themes.create": "Add themes",
  "themes.update": "Change themes",
  "themes.delete": "Delete themes",
  "localizations.view": "See languages",
  "localizations.create": "Add languages",
  "localizations.update": "Change languages and their lines",
  "localizations.delete": "Delete languages",
  "projects.view": "See everybody's projects",
  "projects.create": "Make and manage one's own projects",
  "projects.update": "Change everybody's projects",
  "projects.delete": "Delete everybody's projects",
  "sites.view": "See everybody's sites",
  "sites.create": "Make and manage one's own sites",
  "sites.update": "Change everybody's sites",
  "sites.delete": "Delete everybody's sites",
  "domains.view": "See everybody's domains",
  "domains.create": "Add and manage one's own domains",
  "domains.update": "Change everybody's domains",
  "domains.delete": "Delete everybody's domains",
  "files.view": "See everybody's files",
  "files.create": "Upload and manage one's own files",
  "files.update": "Change everybody's files",
  "files.delete": "Delete everybody's files",
  "workspaces.view": "See everybody's workspaces",
  "workspaces.create": "Make and manage one's own workspaces",
  "workspaces.update": "Change everybody's workspaces",
  "workspaces.delete": "Delete everybody's workspaces",
  "settings.view": "See settings",
  "settings.update": "Change settings",
  "appearance.view": "See the appearance editor",
  "appearance.update": "Change the appearance",
  "ad_slots.view": "See ad slots",
  "ad_slots.update": "Change ad slots",
  "contact_messages.view": "See contact messages",
  "contact_messages.update": "Answer contact messages",
  "contact_messages.delete": "Delete contact messages",
  "jobs.view": "See background jobs",
  "jobs.update": "Run background jobs again",
  "reports.view": "See reports",
  "mail.view": "See sent mails",
  "logs.view": "See the error log",
  "audit.view": "See the audit log",
  "health.view": "See the health of the server",
} as const;

export type Permission = keyof typeof PERMISSIONS;

/** The restrictions that each permission knows; null means without limit. */
export const RESTRICTIONS: Partial<Record<Permission, readonly string[]>> = {
  "projects.create": ["count"],
  "sites.create": ["count"],
  "domains.create": ["count"],
  "files.create": ["max_bytes"],
  "workspaces.create": ["count", "members"],
};

export type Restriction = { name: string; value: number | null };
export type Grant = { name: Permission; restrictions: Restriction[] };

/** Whoever may hold permissions: a user, a guest, a workspace's member. */
export type Holder = { permissions: readonly Grant[] };

export function isPermission(name: string): name is Permission {
  return Object.hasOwn(PERMISSIONS, name);
}

/** The permission named `admin` grants all. */
export function can({ permissions }: Holder, permission: Permission): boolean {
  return permissions.some(({ name }) => name === "admin" || name === permission);
}

/**
 * One grant a permission out of several roles' grants. The widest restriction wins; null, and a grant that does not name
 * the restriction, are without limit.
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

/** How much of a permission its holder has: a number, null without limit, 0 without the permission. */
export function limitOf(holder: Holder, permission: Permission, restriction: string): number | null {
  if (holder.permissions.some(({ name }) => name === "admin")) return null;
  const grant = holder.permissions.find(({ name }) => name === permission);
  if (!grant) return 0;
  return grant.restrictions.find(({ name }) => name === restriction)?.value ?? null;
}

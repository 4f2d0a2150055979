import type { MenuItem, MenuJson } from "@/lib/menus/schema";
import { can } from "@/lib/permissions/can";
import type { Grant, Permission } from "@/lib/permissions/permissions";

type Viewer = { permissions: readonly Grant[]; roles: readonly { id: number }[] };

/** The menus at a position, with the items that this viewer may see. Empty menus are left out. */
export function menusAt(menus: readonly MenuJson[], position: string, viewer: Viewer, settings: unknown): MenuJson[] {
  return menus
    .filter(({ positions }) => positions.includes(position))
    .map((menu) => ({ ...menu, items: menu.items.filter((item) => isShown(item, viewer, settings)) }))
    .filter(({ items }) => items.length > 0);
}

/** Whether the viewer has all roles and permissions of the item, and the settings meet all its conditions. */
export function isShown(item: MenuItem, viewer: Viewer, settings: unknown): boolean {
  const roleIds = new Set(viewer.roles.map(({ id }) => id));
  return (
    item.roles.every((id) => roleIds.has(id)) &&
    item.permissions.every((permission) => can(viewer, permission as Permission)) &&
    item.settings.every(({ name, value }) => valueAt(settings, name) === value)
  );
}

/** The value of the setting with a dotted name, such as "notifications.subs.integrated". */
function valueAt(settings: unknown, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      settings,
    );
}

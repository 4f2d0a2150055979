import type { Holder, Permission } from "@/lib/permissions/permissions";

/** Whether the holder has the permission. The permission `admin` includes all others. */
export function can({ permissions }: Holder, permission: Permission): boolean {
  return permissions.some(({ name }) => name === "admin" || name === permission);
}

/** The limit of a permission: a number, null for no limit, 0 without the permission. */
export function limitOf(holder: Holder, permission: Permission, restriction: string): number | null {
  if (holder.permissions.some(({ name }) => name === "admin")) return null;
  const grant = holder.permissions.find(({ name }) => name === permission);
  if (!grant) return 0;
  return grant.restrictions.find(({ name }) => name === restriction)?.value ?? null;
}

import type { Grant, Permission } from "@/lib/permissions/permissions";

export const GIGABYTE = 1024 ** 3;

/** A grant of a permission. Without `limits`, it has no restrictions. */
export const grant = (name: Permission, limits: Record<string, number> = {}): Grant => ({
  name,
  restrictions: Object.entries(limits).map(([limit, value]) => ({ name: limit, value })),
});

import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { notFound } from "@/lib/errors";
import { can } from "@/lib/permissions/can";
import type { Permission } from "@/lib/permissions/permissions";
import { getSettings } from "@/lib/settings/settings";

const MANAGE_PERMISSIONS: readonly Permission[] = [
  "products.view",
  "products.create",
  "products.update",
  "products.delete",
];

/**
 * While billing is off, throws a 404 for actors without a permission for plans. Actors with such a permission can
 * prepare plans before billing is turned on.
 */
export async function requireProductAccess(actor: Actor): Promise<void> {
  const { billing } = await getSettings();
  if (!billing.enable && !MANAGE_PERMISSIONS.some((permission) => can(actor, permission))) throw notFound("Page");
}

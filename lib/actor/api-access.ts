import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { AppError } from "@/lib/errors";
import { can } from "@/lib/permissions/can";

/** Throws 403 without the permission `api.access`, even for guests. */
export function requireApiAccess(actor: Actor): void {
  if (!can(actor, "api.access")) throw new AppError("forbidden", "You don't have permission to do this.");
}

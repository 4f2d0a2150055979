import { AppError } from "@/lib/errors";
import { can, limitOf } from "@/lib/permissions/can";
import { type Grant, type Holder, RESTRICTIONS } from "@/lib/permissions/permissions";

/** Whether the holder has the grant's permission, with limits at least as high. */
export function hasGrant(holder: Holder, { name, restrictions }: Grant): boolean {
  if (!can(holder, name)) return false;
  return (RESTRICTIONS[name] ?? []).every((restriction) => {
    const ownLimit = limitOf(holder, name, restriction);
    const grantedLimit = restrictions.find(({ name: other }) => other === restriction)?.value ?? null;
    return ownLimit === null || (grantedLimit !== null && grantedLimit <= ownLimit);
  });
}

/** Throws a 403 if the giver grants more than they have. Grants that `existing` already covers are allowed. */
export function requireMayGrant(giver: Holder, requested: readonly Grant[], existing: readonly Grant[] = []): void {
  const refused = requested.filter((grant) => !hasGrant({ permissions: existing }, grant) && !hasGrant(giver, grant));
  if (refused.length === 0) return;
  throw new AppError("forbidden", "You can't give a permission that you don't have: :permissions.", {
    values: { permissions: refused.map(({ name }) => name).join(", ") },
  });
}

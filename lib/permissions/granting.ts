import { AppError } from "@/lib/errors";
import { can, type Grant, type Holder, limitOf, RESTRICTIONS } from "@/lib/permissions/permissions";

/** Whether the holder has all that the grant gives: the permission, and as much of it. */
export function covers(holder: Holder, { name, restrictions }: Grant): boolean {
  if (!can(holder, name)) return false;
  return (RESTRICTIONS[name] ?? []).every((restriction) => {
    const own = limitOf(holder, name, restriction);
    const given = restrictions.find((one) => one.name === restriction)?.value ?? null;
    return own === null || (given !== null && given <= own);
  });
}

/** Refuses (403) to give away more than one has oneself. What was given already may stay. */
export function requireMayGrant(giver: Holder, wanted: readonly Grant[], already: readonly Grant[] = []): void {
  const refused = wanted.filter((grant) => !covers({ permissions: already }, grant) && !covers(giver, grant));
  if (refused.length === 0) return;
  throw new AppError("forbidden", "You can't give a permission that you don't have: :permissions.", {
    values: { permissions: refused.map(({ name }) => name).join(", ") },
  });
}

import { can, limitOf } from "@/lib/permissions/can";
import { type Holder, type Permission, RESTRICTIONS } from "@/lib/permissions/permissions";
import type { LossJson } from "@/lib/subscriptions/schema";

/** The permissions of `before` that `after` lacks or limits more strictly. */
export function lossesOf(before: Holder, after: Holder): LossJson[] {
  return before.permissions.flatMap(({ name }) =>
    can(after, name)
      ? stricterLimits(name, before, after)
      : [{ permission: name, restriction: null, before: null, after: null }],
  );
}

function stricterLimits(permission: Permission, before: Holder, after: Holder): LossJson[] {
  return (RESTRICTIONS[permission] ?? []).flatMap((restriction) => {
    const [old, next] = [limitOf(before, permission, restriction), limitOf(after, permission, restriction)];
    const isLess = next !== null && (old === null || next < old);
    return isLess ? [{ permission, restriction, before: old, after: next }] : [];
  });
}

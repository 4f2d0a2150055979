import { mergeGrants } from "@/lib/permissions/merge-grants";
import type { Grant } from "@/lib/permissions/permissions";
import type { LossJson } from "@/lib/subscriptions/schema";

/**
 * What a user may do after a change of plan. A limit that is not among the losses does not fall, so it is the higher of
 * the current limit and the new plan's limit.
 */
export function grantsAfter(
  current: readonly Grant[],
  planGrants: readonly Grant[],
  losses: readonly LossJson[],
): Grant[] {
  const lostNames = losses.filter(({ restriction }) => restriction === null).map(({ permission }) => permission);
  const keptGrants = mergeGrants([current, planGrants]).filter(({ name }) => !lostNames.includes(name));
  return keptGrants.map(({ name, restrictions }) => ({
    name,
    restrictions: [
      ...restrictions.filter((limit) => !lossOf(losses, name, limit.name)),
      ...losses.flatMap(({ permission, restriction, after }) =>
        permission === name && restriction !== null ? [{ name: restriction, value: after }] : [],
      ),
    ],
  }));
}

const lossOf = (losses: readonly LossJson[], permission: string, restriction: string) =>
  losses.find((loss) => loss.permission === permission && loss.restriction === restriction);

"use client";

import Minus from "lucide-react/icons/minus";
import type { ReactNode } from "react";
import { AllowanceText } from "@/components/billing/allowance-text";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { Icon } from "@/components/ui/icon";
import { Note } from "@/components/ui/note";
import { PERMISSIONS } from "@/lib/permissions/permissions";
import { limitLabel, limitUnit } from "@/lib/products/comparison";
import { type Overview, overviewOf } from "@/lib/quotas/overview";
import type { LossJson } from "@/lib/subscriptions/schema";

/**
 * The permissions that a change of plan takes away and the limits that it lowers. Renders nothing if there are none.
 */
export function LossList({ losses }: { losses: readonly LossJson[] }) {
  const overview = overviewOf(useLoggedInUser());
  const t = useT();
  if (losses.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="losses">
      <h2 className="type-section" id="losses">
        {t("What you lose")}
      </h2>
      <ul className="grid gap-2 text-control *:flex *:gap-2.5">
        {losses.map((loss) => (
          <li key={`${loss.permission}.${loss.restriction}`}>
            <Icon of={Minus} className="mt-0.5 shrink-0 text-danger" />
            <span>
              <LossText loss={loss} />
            </span>
          </li>
        ))}
      </ul>
      {losses.some((loss) => hasMoreThanAllowed(loss, overview)) && (
        <Note tone="warn">
          {t(
            "You have more than the new plan allows. Anything beyond its limits can be viewed, but not changed. Nothing is deleted.",
          )}
        </Note>
      )}
    </section>
  );
}

function LossText({ loss: { permission, restriction, before, after } }: { loss: LossJson }): ReactNode {
  const t = useT();
  if (restriction === null) return t("You can no longer do this: :what", { what: t(PERMISSIONS[permission]) });
  const limit = (value: typeof after) => <AllowanceText allowance={value} unit={limitUnit(restriction)} t={t} />;
  const texts = { what: t(limitLabel(permission, restriction)), after: limit(after) };
  return before === null
    ? t.rich(":what: :after instead of unlimited", texts)
    : t.rich(":what: :after instead of :before", { ...texts, before: limit(before) });
}

const OVERVIEW_KEYS: Partial<Record<LossJson["permission"], keyof Overview>> = {
  "projects.create": "projects",
  "sites.create": "sites",
  "domains.create": "domains",
};

/** Whether the user has more projects, sites or domains now than the new plan allows. */
function hasMoreThanAllowed({ permission, after }: LossJson, overview: Overview): boolean {
  const key = OVERVIEW_KEYS[permission];
  return key !== undefined && overview[key].used > (after ?? 0);
}

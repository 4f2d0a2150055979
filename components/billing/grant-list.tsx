"use client";

import { AllowanceText } from "@/components/billing/allowance-text";
import { FeatureList } from "@/components/billing/feature-list";
import { useT } from "@/components/i18n/use-t";
import type { Grant } from "@/lib/permissions/permissions";
import { comparePlans } from "@/lib/products/comparison";
import type { ProductJson } from "@/lib/products/schema";

type Props = {
  product: Pick<ProductJson, "permissions" | "feature_list">;
  /** Everything the user may do once they have the plan, including what they may do without it. */
  permissions: Grant[];
};

/** What a user may do with a plan: its features, and its permissions with their limits. */
export function GrantList({ product, permissions }: Props) {
  const t = useT();
  const rows = comparePlans([{ product, permissions }]);
  return (
    <div className="grid gap-5">
      {product.feature_list.length > 0 && <FeatureList features={product.feature_list} />}
      {rows.length > 0 && (
        <dl className="text-control *:flex *:justify-between *:gap-4 *:border-b *:border-line *:py-2.5">
          {rows.map(({ key, label, unit, allowances: [allowance = null] }) => (
            <div key={key}>
              <dt className="text-muted">{t(label)}</dt>
              <dd>
                <AllowanceText allowance={allowance} unit={unit} t={t} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

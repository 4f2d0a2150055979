import { FeatureList } from "@/components/billing/feature-list";
import { PlanOffer } from "@/components/pricing/plan-offer";
import { cn } from "@/components/ui/cn";
import { Tag } from "@/components/ui/tag";
import type { T } from "@/lib/i18n/create-t";
import type { ProductJson } from "@/lib/products/schema";
import type { PublicSettings } from "@/lib/settings/schema";

type Props = {
  product: ProductJson;
  /** The level of the heading. */
  level: 2 | 3;
  billing: PublicSettings["billing"];
  t: T;
};

/** A plan: what it costs, its button, and its features. */
export function PlanCard({ product, level, billing, t }: Props) {
  const { id, name, description, recommended, feature_list } = product;
  const Heading = `h${level}` as const;
  const headingId = `plan-${id}`;
  return (
    <li
      className={cn(
        "-ms-px -mt-px row-span-3 grid grid-rows-subgrid gap-4.5 border-line border-s border-t p-7",
        recommended ? "bg-raised shadow-[inset_0_-3px_var(--accent)]" : "bg-surface",
      )}
    >
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-center gap-2.5">
          <Heading id={headingId} className="type-section">
            <bdi>{name}</bdi>
          </Heading>
          {recommended && <Tag>{t("Recommended")}</Tag>}
        </div>
        {description && (
          <p className="text-small text-muted">
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      <PlanOffer product={product} billing={billing} describedBy={headingId} t={t} />
      {feature_list.length > 0 && (
        <div className="border-line border-t pt-4.5">
          <FeatureList features={feature_list} />
        </div>
      )}
    </li>
  );
}

import { CycleToggle } from "@/components/pricing/cycle-toggle";
import { CYCLES } from "@/components/pricing/cycles";
import { PlanCard } from "@/components/pricing/plan-card";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import type { T } from "@/lib/i18n/create-t";
import { intlLocale } from "@/lib/i18n/language";
import { highestMonthlySurcharge, priceFor } from "@/lib/products/price-picks";
import type { ProductJson } from "@/lib/products/schema";
import type { PublicSettings } from "@/lib/settings/schema";

type Props = {
  products: readonly ProductJson[];
  settings: Pick<PublicSettings, "homepage" | "billing">;
  /** The level of the title. */
  level: 1 | 2;
  t: T;
};

/** The plans side by side, below a title and the choice of the billing cycle. */
export function PlanList({ products, settings, level, t }: Props) {
  const { pricingTitle, pricingSubtitle } = settings.homepage.appearance;
  const Title = `h${level}` as const;
  return (
    <div className={cn(CYCLES, "page-width")}>
      <div className="mb-9 flex flex-wrap items-end justify-between gap-7">
        <div>
          <Title className="type-display">{t(pricingTitle)}</Title>
          {pricingSubtitle && <p className="mt-2.5 max-w-[46ch] text-lead text-muted">{t(pricingSubtitle)}</p>}
        </div>
        {products.some(hasCycles) && <CycleToggle monthlySurchargePercent={highestMonthlySurcharge(products)} t={t} />}
      </div>
      {products.length === 0 ? (
        <EmptyState level={level === 1 ? 2 : 3} title={t("No plans yet")} text={t("Plans will be shown here.")} />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] overflow-hidden rounded-lg border border-line">
          {products.map((product) => (
            <PlanCard key={product.id} product={product} level={level === 1 ? 2 : 3} billing={settings.billing} t={t} />
          ))}
        </ul>
      )}
      <CurrencyNote products={products} t={t} />
    </div>
  );
}

const hasCycles = ({ prices }: ProductJson) => priceFor(prices, "yearly") !== priceFor(prices, "monthly");

/**
 * Names the currency, because several currencies share a sign such as "$". Renders nothing unless all prices are in one
 * currency.
 */
function CurrencyNote({ products, t }: Pick<Props, "products" | "t">) {
  const [currency, ...others] = new Set(products.flatMap(({ prices }) => prices.map((price) => price.currency)));
  if (currency === undefined || others.length > 0) return null;
  return (
    <p className="mt-4 text-small text-muted">
      {t("Prices in :currency. You can change or cancel your plan at any time.", {
        currency: currencyName(currency, t.language),
      })}
    </p>
  );
}

/** Returns the name of a currency in the plural, such as "US dollars". The number 1000 selects the plural. */
function currencyName(currency: string, language: string): string {
  const format = new Intl.NumberFormat(intlLocale(language), { style: "currency", currency, currencyDisplay: "name" });
  return format.formatToParts(1000).find(({ type }) => type === "currency")?.value ?? currency;
}

import { BOTH_CYCLES, WHEN_MONTHLY, WHEN_YEARLY } from "@/components/pricing/cycles";
import { PlanButton } from "@/components/pricing/plan-button";
import { FreePrice, PlanPrice } from "@/components/pricing/plan-price";
import { buttonVariants } from "@/components/ui/button-variants";
import type { PriceJson } from "@/lib/billing/schema";
import type { T } from "@/lib/i18n/create-t";
import { priceFor } from "@/lib/products/price-picks";
import type { ProductJson } from "@/lib/products/schema";
import { routes } from "@/lib/routes";
import type { PublicSettings } from "@/lib/settings/schema";

type Props = {
  product: ProductJson;
  billing: PublicSettings["billing"];
  describedBy: string;
  t: T;
};

/** The price and the button of a plan, once for each billing cycle if the cycles have different prices. */
export function PlanOffer(props: Props) {
  const { prices } = props.product;
  const [yearly, monthly] = [priceFor(prices, "yearly"), priceFor(prices, "monthly")];
  if (yearly === monthly) return <Offer {...props} price={yearly} />;
  return (
    <div className={BOTH_CYCLES}>
      <div className={WHEN_YEARLY}>
        <Offer {...props} price={yearly} />
      </div>
      <div className={WHEN_MONTHLY}>
        <Offer {...props} price={monthly} />
      </div>
    </div>
  );
}

type OfferProps = Props & { price: PriceJson | undefined };

function Offer({ product, price, billing, describedBy, t }: OfferProps) {
  const { id, free, recommended, trial_days: days } = product;
  if (!free && !price) return <PriceOnRequest t={t} />;
  return (
    <div className="grid h-full content-between gap-4.5">
      <div className="grid gap-1 text-small text-muted">
        {price ? <PlanPrice price={price} billing={billing} t={t} /> : <FreePrice currency={billing.currency} t={t} />}
        {days > 0 && !free && (
          <p>{t("{days, plural, one {The first day is free} other {The first # days are free}}", { days })}</p>
        )}
      </div>
      <PlanButton
        productId={id}
        priceId={price?.id ?? null}
        free={free}
        isPrimary={recommended}
        describedBy={describedBy}
      >
        {free ? t("Get started") : t("Upgrade")}
      </PlanButton>
    </div>
  );
}

/** Shown for a plan that is not free and has no price. */
function PriceOnRequest({ t }: { t: T }) {
  return (
    <div className="grid gap-4.5">
      <p className="type-title">{t("Price on request")}</p>
      <a className={buttonVariants({ full: true })} href={routes.contact}>
        {t("Contact us")}
      </a>
    </div>
  );
}

import "server-only";
import type { PriceJson } from "@/lib/billing/schema";
import type { ProductJson } from "@/lib/products/schema";
import { routes } from "@/lib/routes";
import { absoluteUrl } from "@/lib/seo/addresses";
import type { SeoContext } from "@/lib/seo/page-metadata";

/** UN/CEFACT codes, which schema.org uses for units. */
const UNIT_CODES = { day: "DAY", month: "MON", year: "ANN" } as const;

/** Describes the plans to search engines: each price is an offer. */
export function offerCatalog({ settings }: Pick<SeoContext, "settings">, products: readonly ProductJson[]): object[] {
  const url = absoluteUrl(settings, routes.pricing);
  const offers = products.flatMap((product) => product.prices.map((price) => offerOf(product, price, url)));
  return offers.length > 0 ? [{ "@type": "OfferCatalog", "@id": `${url}#offers`, url, itemListElement: offers }] : [];
}

function offerOf({ name, description }: ProductJson, price: PriceJson, url: string) {
  const { amount, currency, interval, interval_count } = price;
  const money = { price: amount, priceCurrency: currency };
  return {
    "@type": "Offer",
    name,
    ...(description && { description }),
    url,
    availability: "https://schema.org/InStock",
    ...money,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...money,
      referenceQuantity: { "@type": "QuantitativeValue", value: interval_count, unitCode: UNIT_CODES[interval] },
    },
  };
}

import "server-only";
import type { Actor } from "@/lib/actor/actor";
import type { PriceJson } from "@/lib/billing/schema";
import { inBatches } from "@/lib/db/batches";
import { db } from "@/lib/db/db";
import type { CsvColumns, CsvFile } from "@/lib/http/csv";
import { requireProductAccess } from "@/lib/products/product-access";
import { productJson, WITH_PRICES } from "@/lib/products/product-json";
import { productsMatching } from "@/lib/products/products";
import type { ProductJson, ProductSearch } from "@/lib/products/schema";

const COLUMNS: CsvColumns<ProductJson> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  description: ({ description }) => description,
  position: ({ position }) => position,
  hidden: ({ hidden }) => hidden,
  free: ({ free }) => free,
  recommended: ({ recommended }) => recommended,
  trial_days: ({ trial_days }) => trial_days,
  prices: ({ prices }) => prices.map(priceText).join(", "),
  permissions: ({ permissions }) => permissions.map(({ name }) => name).join(", "),
  features: ({ feature_list }) => feature_list.join("\n"),
  created_at: ({ created_at }) => created_at,
};

/** All plans that match the search, as a CSV file. */
export async function productCsv(actor: Actor, search: ProductSearch): Promise<CsvFile<ProductJson>> {
  await requireProductAccess(actor);
  const matching = productsMatching(actor, search);
  const batches = inBatches(async ({ where, ...batch }) =>
    (await db.product.findMany({ ...batch, where: { AND: [matching, where] }, include: WITH_PRICES })).map(productJson),
  );
  return { name: "plans", columns: COLUMNS, batches };
}

/** "19.99 USD / 1 month" */
const priceText = ({ amount, currency, interval, interval_count }: PriceJson) =>
  `${amount} ${currency} / ${interval_count} ${interval}`;

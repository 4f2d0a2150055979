import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Actor, UserActor } from "@/lib/actor/actor";
import { recordEvent } from "@/lib/audit/audit";
import { requireBilling } from "@/lib/billing/require-billing";
import { plansVisibleTo } from "@/lib/billing/visible-plans";
import { newToken } from "@/lib/crypto/token";
import type { Prisma, Product } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { toOrderBy } from "@/lib/db/order-by";
import { containsText } from "@/lib/db/search";
import { AppError, invalid, notFound } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { paginate } from "@/lib/http/list";
import { line } from "@/lib/i18n/line";
import { enqueue } from "@/lib/jobs/enqueue";
import { toMinor } from "@/lib/money";
import { can } from "@/lib/permissions/can";
import type { Grant } from "@/lib/permissions/permissions";
import { findUsedPrices, lockPrices, priceColumns, replacePrices } from "@/lib/products/prices";
import { requireProductAccess } from "@/lib/products/product-access";
import { productJson, productJsonFor, WITH_PRICES } from "@/lib/products/product-json";
import type {
  PriceInput,
  ProductChange,
  ProductInput,
  ProductJson,
  ProductListQuery,
  ProductSearch,
} from "@/lib/products/schema";
import { requireMayChangePlan, requireMaySell } from "@/lib/products/sold-grants";
import { PRODUCT_TAGS } from "@/lib/products/tags";
import { getSettings } from "@/lib/settings/settings";
import { isStripeAmount } from "@/lib/stripe-gateway/stripe-amounts";

const SORT_COLUMNS = { position: "position", name: "name", created_at: "createdAt" } as const;

/** Lists plans, including hidden ones for those who can change plans. Throws a 404 as `requireProductAccess` does. */
export async function listProducts(actor: Actor, list: ProductListQuery) {
  await requireProductAccess(actor);
  const where = productsMatching(actor, list);
  return paginate(list, {
    count: () => db.product.count({ where }),
    rows: async (window) => {
      const orderBy = toOrderBy(SORT_COLUMNS, list);
      const rows = await db.product.findMany({ where, orderBy, include: WITH_PRICES, ...window });
      return rows.map((row) => productJsonFor(actor, row));
    },
  });
}

/** Restricts a query to the plans that match the search and that the actor may list. */
export const productsMatching = (actor: Actor, { query }: ProductSearch): Prisma.ProductWhereInput => ({
  ...visibleTo(actor),
  ...(query && { name: containsText(query) }),
});

const visibleTo = (actor: Actor): Prisma.ProductWhereInput => (can(actor, "products.update") ? {} : { hidden: false });

/** Returns a plan. Throws a 404 if there is no such plan, or if `plansVisibleTo` leaves it out. */
export async function getProduct(actor: Actor, id: number): Promise<ProductJson> {
  await requireProductAccess(actor);
  const product = await db.product.findFirst({ where: { id, ...plansVisibleTo(actor) }, include: WITH_PRICES });
  if (!product) throw notFound("Plan");
  return productJsonFor(actor, product);
}

/** Returns the plan that a link offers. Throws a 404 if there is no such link, or if billing is off. */
export async function getOffer(token: string): Promise<ProductJson> {
  await requireBilling();
  const product = await db.product.findUnique({ where: { offerToken: token }, include: WITH_PRICES });
  if (!product) throw notFound("Plan");
  return productJson(product);
}

/** Creates a plan, at the end of the list if it has no position. What it may grant, `requireMaySell` says. */
export async function createProduct(actor: UserActor, input: ProductInput): Promise<ProductJson> {
  requireMaySell(actor, input);
  requireValidPrices(input, input.prices);
  await requireChargeable(input.prices);
  const { prices, position, ...columns } = columnsOf(input);
  return changePublicData(PRODUCT_TAGS, async (tx) => {
    const newPosition = position ?? (await findNextPosition(tx));
    const create = {
      ...columns,
      position: newPosition,
      offerToken: input.hidden ? newToken() : null,
      prices: { create: input.prices.map(priceColumns) },
    };
    return productJsonFor(actor, await tx.product.create({ data: create, include: WITH_PRICES }));
  });
}

/**
 * Changes the given fields. `prices` replaces all prices that are for sale. Throws a 403 as `requireMayChangePlan` and
 * `requireMaySell` do.
 */
export async function updateProduct(actor: UserActor, id: number, change: ProductChange): Promise<ProductJson> {
  await requireChargeable(change.prices ?? []);
  return changePublicData(PRODUCT_TAGS, async (tx) => {
    const product = await lockProduct(tx, id);
    const prices = await lockPrices(tx, id);
    requireMayChangePlan(actor, grantsOf(product));
    const { permissions } = change;
    if (permissions) requireMaySell(actor, { ...change, permissions }, grantsOf(product));
    if (change.prices) await replacePrices(tx, prices, id, change.prices);
    const { prices: _prices, ...data } = columnsOf(change);
    const savedProduct = await tx.product.update({
      where: { id },
      data: { ...omitUndefined(data), ...newOfferOf(product, change) },
      include: WITH_PRICES,
    });
    const json = productJsonFor(actor, savedProduct);
    requireValidPrices(json, json.prices);
    if (savedProduct.name !== product.name && savedProduct.stripeId)
      await enqueue(tx, "rename-stripe-product", { productId: id });
    if (!isDeepStrictEqual(grantsOf(savedProduct), grantsOf(product))) await recordGrants(tx, actor, savedProduct);
    return json;
  });
}

/** Deletes a plan. Throws a 409 if `findUsedPrices` finds any of its prices: such a plan can only be hidden. */
export async function deleteProduct(actor: UserActor, id: number): Promise<void> {
  await changePublicData(PRODUCT_TAGS, async (tx) => {
    const product = await lockProduct(tx, id);
    requireMayChangePlan(actor, grantsOf(product));
    if ((await findUsedPrices(tx, await lockPrices(tx, id))).length > 0)
      throw new AppError("conflict", "A price of this plan has been used before, so the plan can only be hidden.");
    await tx.price.deleteMany({ where: { productId: id } });
    await tx.product.delete({ where: { id }, select: { id: true } });
    await recordEvent(tx, actor, { action: "product.deleted", targetId: id, details: { name: product.name } });
  });
}

/** The token of a new link, if the plan becomes hidden. Earlier links no longer work. */
const newOfferOf = ({ hidden }: Product, change: ProductChange) =>
  change.hidden === true && !hidden ? { offerToken: newToken() } : {};

const recordGrants = (tx: Tx, actor: UserActor, { id, name, permissions }: Product) =>
  recordEvent(tx, actor, {
    action: "product.permissions_changed",
    targetId: id,
    details: { name, permissions: permissions as Grant[] },
  });

async function findNextPosition(tx: Tx): Promise<number> {
  const { _max } = await tx.product.aggregate({ _max: { position: true } });
  return (_max.position ?? -1) + 1;
}

async function lockProduct(tx: Tx, id: number): Promise<Product> {
  await tx.$executeRaw`SELECT 1 FROM "Product" WHERE id = ${id} FOR UPDATE`;
  const product = await tx.product.findUnique({ where: { id } });
  if (!product) throw notFound("Plan");
  return product;
}

const grantsOf = ({ permissions }: { permissions: unknown }) => permissions as Grant[];

/** The fields of an input that are columns, with the names of the columns. */
function columnsOf<Fields extends ProductChange>(input: Fields) {
  const { feature_list, trial_days, permissions_confirmed: _, ...fields } = input;
  return { ...fields, featureList: feature_list, trialDays: trial_days };
}

/** Throws a 422 if a free plan has a price above zero, or if a plan that is not free has a price of zero. */
function requireValidPrices({ free }: { free: boolean }, prices: readonly Pick<PriceInput, "amount">[]) {
  if (free && prices.some(({ amount }) => amount > 0))
    throw invalid({ prices: [line("A free plan cannot have a price above zero.")] });
  if (!free && prices.some(({ amount }) => amount === 0))
    throw invalid({ prices: [line("Only a free plan can have a price of zero.")] });
}

/** Throws a 422 for a price that the payment service in use cannot charge. Otherwise a buyer's payment would fail. */
async function requireChargeable(prices: readonly PriceInput[]): Promise<void> {
  const { billing } = await getSettings();
  if (billing.gateway !== "stripe") return;
  const index = prices.findIndex(({ amount, currency }) => !isStripeAmount(toMinor(amount, currency), currency));
  if (index >= 0) throw invalid({ [`prices.${index}.amount`]: [line("Stripe cannot charge this amount.")] });
}

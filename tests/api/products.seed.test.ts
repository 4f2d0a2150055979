import { db } from "@/lib/db/db";
import { can, limitOf } from "@/lib/permissions/can";
import type { Grant } from "@/lib/permissions/permissions";
import { PLAN_LIMITS } from "@/lib/products/comparison";
import { listPublicPlans } from "@/lib/products/public";
import { productInput } from "@/lib/products/schema";
import { seed } from "@/lib/seed/seed";
import { removePlans, turnBillingOff } from "../support/plans";
import "../support/matchers";
import "../support/seeded";

/** Puts the database into the state of an earlier version, which had neither the plans nor their seed step. */
async function forgetPlans(): Promise<void> {
  await removePlans();
  await db.seedStep.delete({ where: { name: "plans" } });
}

test("a new installation has a free plan, and paid ones with a monthly and a yearly price", async () => {
  const plans = await listPublicPlans();

  expect(plans.map(({ product: { name, free } }) => [name, free])).toEqual([
    ["Free", true],
    ["Pro", false],
    ["Business", false],
  ]);
  for (const { product } of plans.filter(({ product: { free } }) => !free))
    expect(product.prices.map(({ interval }) => interval)).toEqual(["month", "year"]);
});

test("the paid plans of a new installation each grant more than the previous plan, and the first grants more than an account without a plan has", async () => {
  const { permissions } = await db.role.findFirstOrThrow({ where: { key: "user" } });
  const steps = [{ permissions: permissions as Grant[] }, ...(await listPublicPlans()).slice(1)];

  for (const { permission, restriction } of PLAN_LIMITS) {
    const limits = steps.map((holder) => can(holder, permission) && Number(limitOf(holder, permission, restriction)));
    expect(limits).toEqual([...new Set(limits)].sort((one, other) => Number(one) - Number(other)));
  }
});

test("the plans of a new installation can be saved unchanged", async () => {
  const plans = await listPublicPlans();

  const errors = plans.map(({ product: { id: _, created_at, updated_at, offer_url, prices, ...plan } }) => {
    const input = { ...plan, prices: prices.map(({ id: __, ...price }) => price) };
    return productInput.safeParse(input).error;
  });
  expect(errors).toEqual([undefined, undefined, undefined]);
});

test("an update adds no plans if an admin has saved billing settings", async () => {
  await forgetPlans();
  await turnBillingOff();

  await seed();

  expect(await db.product.count()).toBe(0);
});

test("an update adds the plans if billing has never been used", async () => {
  await forgetPlans();

  await seed();

  expect(await db.product.count()).toBe(3);
});

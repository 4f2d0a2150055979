import { db } from "@/lib/db/db";
import { can, limitOf } from "@/lib/permissions/can";
import type { Grant } from "@/lib/permissions/permissions";
import { PLAN_LIMITS } from "@/lib/products/comparison";
import { listPublicPlans } from "@/lib/products/public";
import { productInput } from "@/lib/products/schema";
import { seed } from "@/lib/seed/seed";
import { removePlans, turnBillingOn } from "../support/plans";
import "../support/matchers";
import "../support/seeded";

/** What an installation of an earlier version has: everything but the step of the plans. */
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

test("its paid plans grant more than an account has anyway, each more than the one before", async () => {
  const { permissions } = await db.role.findFirstOrThrow({ where: { key: "user" } });
  const steps = [{ permissions: permissions as Grant[] }, ...(await listPublicPlans()).slice(1)];

  for (const { permission, restriction } of PLAN_LIMITS) {
    const limits = steps.map((holder) => can(holder, permission) && Number(limitOf(holder, permission, restriction)));
    expect(limits).toEqual([...new Set(limits)].sort((one, other) => Number(one) - Number(other)));
  }
});

test("its plans can be saved as they are", async () => {
  for (const { product } of await listPublicPlans()) {
    const { id: _, created_at, updated_at, prices, ...plan } = product;
    const input = { ...plan, prices: prices.map(({ id: __, ...price }) => price) };

    expect(productInput.safeParse(input).error).toBeUndefined();
  }
});

test("an installation whose admin has decided about plans gets none of them", async () => {
  await forgetPlans();
  await turnBillingOn({ enable: false });

  await seed();

  expect(await db.product.count()).toBe(0);
});

test("one that has never used billing gets them with an update", async () => {
  await forgetPlans();

  await seed();

  expect(await db.product.count()).toBe(3);
});

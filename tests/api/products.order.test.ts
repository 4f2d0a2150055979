import { PUT } from "@/app/api/v1/billing/products/order/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createAdmin, createProduct } from "../support/factories";
import { removePlans } from "../support/plans";
import { refusesWithoutPermission } from "../support/refuses";

beforeEach(removePlans);

const createPlans = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createProduct())).then((plans) =>
    plans.map(({ id }) => id).sort((a, b) => a - b),
  );
const listIdsInOrder = async () =>
  (await db.product.findMany({ orderBy: [{ position: "asc" }, { id: "asc" }] })).map(({ id }) => id);

describe("PUT billing/products/order", () => {
  refusesWithoutPermission((options) => call(PUT, { ...options, body: { ids: [1] } }));

  test("swaps two plans and leaves the others where they are", async () => {
    const [a, b, c, d] = (await createPlans(4)) as [number, number, number, number];

    const { status } = await call(PUT, { as: await createAdmin(), body: { ids: [c, b] } });

    expect(status).toBe(200);
    expect(await listIdsInOrder()).toEqual([a, c, b, d]);
  });

  test("moves a plan past others", async () => {
    const [a, b, c, d] = (await createPlans(4)) as [number, number, number, number];

    await call(PUT, { as: await createAdmin(), body: { ids: [d, a, b, c] } });

    expect(await listIdsInOrder()).toEqual([d, a, b, c]);
  });

  test("gives each plan its own position, even if several concurrent calls reorder the plans", async () => {
    const ids = await createPlans(5);
    const as = await createAdmin();
    const orders = ids.map((id) => [id, ...ids.filter((other) => other !== id)]);

    const responses = await Promise.all(orders.map((order) => call(PUT, { as, body: { ids: order } })));

    expect(responses.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect((await db.product.findMany()).map(({ position }) => position).sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test.each([[[]], [[1, 1]], [["one"]]])("reports the invalid ids %j", async (ids) => {
    expect(await call(PUT, { as: await createAdmin(), body: { ids } })).toNameFields(
      typeof ids[0] === "string" ? "ids.0" : "ids",
    );
  });

  test("reports a plan that does not exist", async () => {
    const [a] = (await createPlans(1)) as [number];

    expect(await call(PUT, { as: await createAdmin(), body: { ids: [a, 4711] } })).toNameFields("ids");
  });
});

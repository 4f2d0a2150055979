import { db } from "@/lib/db/db";
import { comparePlans } from "@/lib/products/comparison";
import { listPublicPlans } from "@/lib/products/public";
import { getSitemap } from "@/lib/seo/sitemap";
import { createProduct, createRole } from "../support/factories";
import { removePlans } from "../support/plans";
import "../support/matchers";
import "../support/seeded";
import { saveSettings } from "../support/settings";

beforeEach(removePlans);

const projectsGrant = (value: number) => ({
  name: "projects.create" as const,
  restrictions: [{ name: "count", value }],
});
const projectLimitOf = (
  plan: { permissions: { name: string; restrictions: { value: number | null }[] }[] } | undefined,
) => plan?.permissions.find(({ name }) => name === "projects.create")?.restrictions[0]?.value;

describe("the plans of the pricing page", () => {
  test("are sorted by position, without hidden ones", async () => {
    await createProduct({ name: "Second", position: 2 });
    await createProduct({ name: "First", position: 1 });
    await createProduct({ name: "Hidden", hidden: true });

    const plans = await listPublicPlans();

    expect(plans.map(({ product }) => product.name)).toEqual(["First", "Second"]);
  });

  test("include what every account may do", async () => {
    await createProduct({ permissions: [projectsGrant(1)], position: 1 }); // new accounts may have 3 projects
    await createProduct({ permissions: [projectsGrant(30)], position: 2 });

    expect((await listPublicPlans()).map(projectLimitOf)).toEqual([3, 30]);
  });

  test("include what the subscribers' role allows, unless the plan is free", async () => {
    await db.role.update({ where: { key: "subscriber" }, data: { permissions: [projectsGrant(10)] } });
    await createProduct({ free: true, prices: [], position: 1 });
    await createProduct({ position: 2 });

    expect((await listPublicPlans()).map(projectLimitOf)).toEqual([3, 10]);
  });

  test("include only what every account may do if the plan is free, because nobody subscribes to a free plan", async () => {
    await createProduct({ free: true, prices: [], permissions: [projectsGrant(30), "products.view"] });

    const plans = await listPublicPlans();

    expect(plans.map(projectLimitOf)).toEqual([3]);
    expect(comparePlans(plans)).not.toContainEqual(expect.objectContaining({ key: "products.view" }));
  });

  test("do not include the permissions of workspace roles", async () => {
    await createRole({ type: "workspace", default: true, permissions: ["users.delete"] });
    await createProduct();

    const [plan] = await listPublicPlans();

    expect(plan?.permissions.map(({ name }) => name)).not.toContain("users.delete");
  });
});

test.each([
  ["lists", "on", true],
  ["does not list", "off", false],
])("the sitemap %s the pricing page while billing is %s", async (_, __, isOn) => {
  await saveSettings("billing", { enable: isOn });

  const xml = Buffer.from((await getSitemap(null)).body).toString();

  expect(xml.includes("/pricing</loc>")).toBe(isOn);
});

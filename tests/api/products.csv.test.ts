import { GET } from "@/app/api/v1/billing/products/csv/route";
import { call, requestFor } from "../support/api";
import { createProduct, createUser } from "../support/factories";
import { removePlans } from "../support/plans";
import { refusesWithoutPermission } from "../support/refuses";

beforeEach(removePlans);

const HEADER = "id,name,description,position,hidden,free,recommended,trial_days,prices,permissions,features,created_at";

async function fetchCsv(query: Record<string, string> = {}) {
  const as = await createUser({ permissions: ["products.view"] });
  const response = await GET(await requestFor("GET", { as, query }), { params: Promise.resolve({}) });
  return { headers: response.headers, lines: (await response.text()).trim().split("\n") };
}

const namesOf = (lines: string[]) => lines.slice(1).map((line) => line.split(",")[1]);

describe("GET billing/products/csv", () => {
  refusesWithoutPermission((options) => call(GET, options));

  test("sends one line for each plan, with its prices", async () => {
    const plan = await createProduct({ name: "Studio", permissions: ["api.access"], prices: [{ amount: 19.99 }, {}] });

    const { headers, lines } = await fetchCsv();

    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="plans-/);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(HEADER);
    expect(lines[1]).toMatch(
      new RegExp(
        `^${plan.id},Studio,,0,false,false,false,0,"19.99 USD / 1 month, 12 USD / 1 month",api.access,,\\d{4}-`,
      ),
    );
  });

  test("leaves out hidden plans for users who cannot change plans", async () => {
    await createProduct({ hidden: true });

    expect((await fetchCsv()).lines).toEqual([HEADER]);
  });

  test("accepts the same search as the list", async () => {
    await createProduct({ name: "Studio" });
    await createProduct({ name: "Practice" });

    expect(namesOf((await fetchCsv({ query: "pract" })).lines)).toEqual(["Practice"]);
  });

  test("refuses an unknown parameter", async () => {
    const as = await createUser({ permissions: ["products.view"] });

    expect(await call(GET, { as, query: "colour=red" })).toNameFields("colour");
  });
});

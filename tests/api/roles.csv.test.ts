import { GET } from "@/app/api/v1/roles/csv/route";
import { db } from "@/lib/db/db";
import { call, requestFor } from "../support/api";
import { createRole, createUser } from "../support/factories";
import { refusesWithoutPermission } from "../support/refuses";

const HEADER = "id,name,description,type,default,system,permissions,users_count,created_at";

async function fetchCsv(query: Record<string, string> = {}) {
  const as = await createUser({ permissions: ["roles.view"] });
  const response = await GET(await requestFor("GET", { as, query }), { params: Promise.resolve({}) });
  const text = await response.text();
  return { headers: response.headers, lines: text.trim().split("\n") };
}

describe("GET roles/csv", () => {
  refusesWithoutPermission((options) => call(GET, options));

  test("sends a header line, then each role on its own line", async () => {
    const role = await createRole({ name: "Editors, all", permissions: ["users.view", "roles.view"] });

    const { headers, lines } = await fetchCsv();

    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="roles-\d{4}-\d\d-\d\d\.csv"/);
    expect(lines[0]).toBe(HEADER);
    expect(lines).toHaveLength(1 + (await db.role.count()));
    expect(lines.at(-1)).toMatch(
      new RegExp(`^${role.id},"Editors, all",.*,site,false,false,"users\\.view, roles\\.view",0,\\d{4}-`),
    );
  });

  test("accepts the same search and filters as the list", async () => {
    await createRole({ name: "Chief editors" });

    const { lines } = await fetchCsv({ query: "editor", type: "site" });

    expect(lines.slice(1).map((line) => line.split(",")[1])).toEqual(["Chief editors"]);
  });

  test("has a header line even if nothing matches", async () => {
    expect((await fetchCsv({ query: "no role has this name" })).lines).toEqual([HEADER]);
  });

  test("escapes a name that a spreadsheet would run as a formula", async () => {
    await createRole({ name: '=HYPERLINK("https://evil.example")' });

    const { lines } = await fetchCsv({ query: "HYPERLINK" });

    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });

  test("sends more rows than fit in one batch, each once and ordered by id", async () => {
    const rows = Array.from({ length: 1203 }, (_, index) => ({ name: `Batch ${index}` }));
    await db.role.createMany({ data: rows });

    const { lines } = await fetchCsv({ query: "Batch " });
    const ids = lines.slice(1).map((line) => Number(line.split(",", 1)[0]));

    expect(ids).toHaveLength(rows.length);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });

  test.each(["colour=red", "type=global", "page=2"])("refuses ?%s", async (query) => {
    const as = await createUser({ permissions: ["roles.view"] });

    expect(await call(GET, { as, query })).toNameFields(query.split("=", 1)[0] ?? "");
  });
});

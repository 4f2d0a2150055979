import { GET } from "@/app/api/v1/users/csv/route";
import { db } from "@/lib/db/db";
import { type CallOptions, call, requestFor } from "../support/api";
import { createRole, createUser } from "../support/factories";
import { refusesWithoutPermission } from "../support/refuses";

/** Returns the headers and the lines of the file, without its byte order mark. */
async function fetchCsv(options: CallOptions) {
  const response = await GET(await requestFor("GET", options), { params: Promise.resolve({}) });
  const text = new TextDecoder().decode(await response.arrayBuffer());
  return { headers: response.headers, lines: text.trim().split("\n") };
}

describe("GET users/csv", () => {
  refusesWithoutPermission((options) => call(GET, options));

  test("is a file with a line for each user, the oldest first", async () => {
    const as = await createUser({ permissions: ["users.view"], email: "viewer@example.com", firstName: "Ines" });

    const { headers, lines } = await fetchCsv({ as });

    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="?users-\d{4}-\d\d-\d\d\.csv/);
    expect(lines[0]).toMatch(/^id,email,first_name,last_name,roles,state,/);
    expect(lines.slice(1).map((line) => line.split(",")[1])).toEqual(["admin@example.com", "viewer@example.com"]);
    expect(lines[2]).toContain(",Ines,,Users,active,");
  });

  test("accepts the same search and filters as the list", async () => {
    const as = await createUser({ permissions: ["users.view"] });
    const role = await createRole();
    await createUser({ email: "one@studio.example", roles: [role.id], bannedAt: new Date() });
    await createUser({ email: "two@studio.example", roles: [role.id] });

    const { lines } = await fetchCsv({ as, query: { query: "studio", role: role.id, state: "banned" } });

    expect(lines.slice(1).map((line) => line.split(",")[1])).toEqual(["one@studio.example"]);
  });

  test("contains all users, even if they do not fit in one batch", async () => {
    const as = await createUser({ permissions: ["users.view"] });
    await db.user.createMany({
      data: Array.from({ length: 1200 }, (_, index) => ({ email: `p${index}@many.example` })),
    });

    const { lines } = await fetchCsv({ as, query: { query: "many.example" } });

    expect(new Set(lines.slice(1)).size).toBe(1200);
  });

  test("escapes a name that a spreadsheet would read as a formula", async () => {
    const as = await createUser({ permissions: ["users.view"], firstName: "=1+1" });

    const { lines } = await fetchCsv({ as });

    expect(lines.join("\n")).toContain("'=1+1");
  });

  test("contains no password hash", async () => {
    const as = await createUser({ permissions: ["users.view"], password: "only-i-know-this" });

    const { lines } = await fetchCsv({ as });

    expect(lines.join("\n")).not.toContain("argon2");
  });

  test.each(["orderBy=email", "page=2", "state=asleep"])("refuses the query string ?%s", async (query) => {
    const as = await createUser({ permissions: ["users.view"] });

    expect(await call(GET, { as, query })).toNameFields(query.split("=", 1)[0] ?? "");
  });
});

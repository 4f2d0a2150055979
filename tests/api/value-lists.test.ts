import { GET, POST } from "@/app/api/v1/value-lists/[names]/route";
import { db } from "@/lib/db/db";
import { sessionCookieName } from "@/lib/http/session-cookie";
import { visitorOf } from "@/lib/http/visitor";
import { seed } from "@/lib/seed/seed";
import { startSession } from "@/lib/sessions/live-sessions";

const ADDRESS = "http://localhost:3000/api/v1/value-lists";

beforeEach(async () => {
  await seed();
});

async function fetchLists(names: string, headers: Record<string, string> = {}) {
  const response = await GET(new Request(`${ADDRESS}/${names}`, { headers }), { params: Promise.resolve({ names }) });
  return { status: response.status, body: await response.json() };
}

/** Creates a user with these roles and logs the user in. Returns the cookie header. */
async function logInWithRoles(...keys: string[]) {
  const roles = await db.role.findMany({ where: { key: { in: keys } }, select: { id: true } });
  const data = {
    email: "ines@example.com",
    emailVerifiedAt: new Date(),
    roles: { create: roles.map(({ id }) => ({ roleId: id })) },
  };
  const { id: userId } = await db.user.create({ data, select: { id: true } });
  const { token } = await startSession(db, { visitor: visitorOf(new Request(ADDRESS)), userId, remember: true });
  return { cookie: `${sessionCookieName()}=${token}` };
}

test("one call returns several lists", async () => {
  const { status, body } = await fetchLists("countries,timezones");
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(["countries", "status", "timezones"]);
});

test("countries are named in the visitor's language", async () => {
  const { body } = await fetchLists("countries", { "accept-language": "de" });
  expect(body.countries).toContainEqual({ code: "EG", name: "Ägypten" });
});

test("time zones are grouped by region, each with a `value` and a `text`", async () => {
  const { body } = await fetchLists("timezones");
  expect(body.timezones.Europe).toContainEqual({
    value: "Europe/Lisbon",
    text: expect.stringMatching(/^Lisbon \(UTC/),
  });
});

test("each currency has its number of decimal digits", async () => {
  const { body } = await fetchLists("currencies");
  expect(body.currencies).toContainEqual({ code: "JPY", name: "Japanese Yen", symbol: "¥", decimal_digits: 0 });
});

test("localizations are the languages of the installation", async () => {
  const { body } = await fetchLists("localizations");
  expect(body.localizations).toEqual([
    { language: "en", name: "English" },
    { language: "ar", name: "العربية" },
    { language: "de", name: "Deutsch" },
  ]);
});

test.each(["nonsense", "countries,nonsense", "", "constructor"])("the lists %p are refused", async (names) => {
  const { status, body } = await fetchLists(names);
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { names: ["This list does not exist."] } });
});

test.each(["workspace_roles", "roles", "permissions"])("a guest cannot get the list %s", async (name) => {
  expect((await fetchLists(name)).status).toBe(422);
});

test("a user without permissions for roles sees the workspace roles, but not the other roles", async () => {
  const headers = await logInWithRoles("user");
  const { body } = await fetchLists("workspace_roles", headers);
  expect(body.workspace_roles.map(({ name }: { name: string }) => name)).toEqual([
    "Workspace admin",
    "Workspace editor",
    "Workspace contributor",
  ]);
  expect((await fetchLists("roles", headers)).status).toBe(422);
});

test("an admin sees roles and permissions", async () => {
  const { body } = await fetchLists("roles,permissions", await logInWithRoles("admin"));
  expect(body.roles).toContainEqual({ id: expect.any(Number), name: "Subscribers", description: "" });
  expect(body.permissions).toContainEqual({
    name: "projects.create",
    description: expect.any(String),
    restrictions: ["count"],
  });
});

test("POST is refused", async () => {
  const response = await POST(new Request(`${ADDRESS}/countries`, { method: "POST" }), {
    params: Promise.resolve({ names: "countries" }),
  });
  expect(response.status).toBe(405);
});

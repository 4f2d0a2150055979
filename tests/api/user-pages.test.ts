import { DELETE, GET as GET_ONE, PUT } from "@/app/api/v1/user-pages/[userPageId]/route";
import { GET, POST } from "@/app/api/v1/user-pages/route";
import { db } from "@/lib/db/db";
import { getUserPageLinks } from "@/lib/user-pages/public";
import { call } from "../support/api";
import { createAdmin, createUser, createUserPage } from "../support/factories";
import { refusesGuests, refusesWithoutPermission } from "../support/refuses";

const createUserWithoutDashboard = () => createUser({ roles: [] });
const create = async (body: Record<string, unknown>) => call(POST, { as: await createAdmin(), body });

beforeEach(async () => {
  await db.userPage.deleteMany();
});

describe("GET user-pages", () => {
  refusesGuests((options) => call(GET, options));

  test("refuses a user who cannot open the dashboard", async () => {
    expect(await call(GET, { as: await createUserWithoutDashboard() })).toBeRefused(403, "forbidden");
  });

  test("lists all pages for a member, the oldest first, without their bodies", async () => {
    const house = await createUserPage({ name: "House style" });
    const handover = await createUserPage({ name: "Client handover", link: "https://example.com/handover" });

    const { json } = await call(GET, { as: await createUser() });

    expect(json.pages).toEqual([
      { id: house.id, name: "House style", link: null },
      { id: handover.id, name: "Client handover", link: "https://example.com/handover" },
    ]);
    expect(json.pagination.data[0]).not.toHaveProperty("body");
  });

  test("searches and sorts", async () => {
    for (const name of ["b guide", "a guide", "Rules"]) await createUserPage({ name });
    const query = { query: "GUIDE", orderBy: "name", orderDir: "asc" };

    const { json } = await call(GET, { as: await createUser(), query });

    expect(json.pages.map(({ name }: { name: string }) => name)).toEqual(["a guide", "b guide"]);
  });

  test("refuses to sort by the body, and names the field", async () => {
    expect(await call(GET, { as: await createUser(), query: { orderBy: "body" } })).toNameFields("orderBy");
  });
});

describe("GET user-pages/{id}", () => {
  refusesGuests((options) => call(GET_ONE, { ...options, params: { userPageId: 1 } }));

  test("returns the page with its body", async () => {
    const { id: userPageId } = await createUserPage({ name: "House style", body: "<p>Be plain.</p>" });

    const { json } = await call(GET_ONE, { as: await createUser(), params: { userPageId } });

    expect(json.page).toMatchObject({ id: userPageId, name: "House style", link: null, body: "<p>Be plain.</p>" });
  });

  test("refuses a user who cannot open the dashboard", async () => {
    const { id: userPageId } = await createUserPage();

    expect(await call(GET_ONE, { as: await createUserWithoutDashboard(), params: { userPageId } })).toBeRefused(
      403,
      "forbidden",
    );
  });

  test("is 404 for a page that does not exist", async () => {
    expect(await call(GET_ONE, { as: await createUser(), params: { userPageId: 999_999 } })).toBeRefused(
      404,
      "not_found",
    );
  });
});

describe("POST user-pages", () => {
  refusesWithoutPermission((options) => call(POST, { ...options, body: { name: "Mine" } }));

  test("creates a page without the scripts in its HTML, and adds the page to the sidebar at once", async () => {
    await getUserPageLinks(); // the links are cached from here on

    const { status, json } = await create({
      name: " House style ",
      body: "<p onclick=x()>Be plain.</p><script>x()</script>",
    });

    expect([status, json.page.name, json.page.body]).toEqual([201, "House style", "<p>Be plain.</p>"]);
    expect(await getUserPageLinks()).toEqual([{ id: json.page.id, name: "House style", link: null }]);
  });

  test("creates a link", async () => {
    expect((await create({ name: "Handover", link: "https://example.com/x" })).json.page.link).toBe(
      "https://example.com/x",
    );
  });

  test.each<[Record<string, unknown>, string]>([
    [{}, "name"],
    [{ name: " " }, "name"],
    [{ name: "x".repeat(61) }, "name"],
    [{ name: "One", link: "javascript:alert(1)" }, "link"],
    [{ name: "One", body: "<b>".repeat(300) }, "body"],
    [{ name: "One", colour: "red" }, "colour"],
  ])("names the invalid field in %j", async (body, field) => {
    expect(await create(body)).toNameFields(field);
  });

  test("refuses the 101st page", async () => {
    await db.userPage.createMany({ data: Array.from({ length: 100 }, (_, n) => ({ name: `Page ${n}` })) });

    expect(await create({ name: "One more" })).toBeRefused(403, "limit_reached");
  });
});

describe("PUT user-pages/{id}", () => {
  refusesWithoutPermission((options) => call(PUT, { ...options, params: { userPageId: 1 }, body: { name: "Mine" } }));

  test("changes only the given fields, and updates the sidebar at once", async () => {
    const { id: userPageId } = await createUserPage({
      name: "Old",
      link: "https://example.com/x",
      body: "<p>Text</p>",
    });
    await getUserPageLinks();

    const { json } = await call(PUT, {
      as: await createAdmin(),
      params: { userPageId },
      body: { name: "New", link: "" },
    });

    expect(json.page).toMatchObject({ name: "New", link: null, body: "<p>Text</p>" });
    expect(await getUserPageLinks()).toEqual([{ id: userPageId, name: "New", link: null }]);
  });

  test("names the invalid field, and is 404 for a page that does not exist", async () => {
    const as = await createAdmin();
    const { id: userPageId } = await createUserPage();

    expect(await call(PUT, { as, params: { userPageId }, body: { name: "" } })).toNameFields("name");
    expect(await call(PUT, { as, params: { userPageId: 999_999 }, body: { name: "New" } })).toBeRefused(
      404,
      "not_found",
    );
  });
});

describe("DELETE user-pages/{id}", () => {
  refusesWithoutPermission((options) => call(DELETE, { ...options, params: { userPageId: 1 } }));

  test("deletes the page, and removes its link from the sidebar at once", async () => {
    const { id: userPageId } = await createUserPage();
    const as = await createAdmin();
    await getUserPageLinks();

    expect((await call(DELETE, { as, params: { userPageId } })).status).toBe(200);
    expect(await getUserPageLinks()).toEqual([]);
    expect(await call(DELETE, { as, params: { userPageId } })).toBeRefused(404, "not_found");
  });
});

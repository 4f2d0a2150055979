import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { DELETE, GET as GET_ONE, PUT } from "@/app/api/v1/menus/[menuId]/route";
import { GET, POST } from "@/app/api/v1/menus/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createMenu, createUser, menuInput } from "../support/factories";
import { refusesWithoutPermission } from "../support/refuses";

const item = (changes: Record<string, unknown> = {}) => ({ id: "docs", label: "Docs", action: "/docs", ...changes });

describe("GET menus", () => {
  refusesWithoutPermission((options) => call(GET, options));

  test("lists the menus, the newest first", async () => {
    const as = await createUser({ permissions: ["menus.view"] });
    const menu = await createMenu();

    const { json } = await call(GET, { as });

    expect(json.pagination).toMatchObject({ total: 4, last_page: 1 });
    expect(json.pagination.data[0]).toEqual({ id: menu.id, name: menu.name, positions: ["footer"], items: [] });
  });

  test("can be searched by part of the name, and treats wildcards as ordinary characters", async () => {
    const as = await createUser({ permissions: ["menus.view"] });
    await createMenu({ name: "100% cotton" });
    const count = async (query: string) => (await call(GET, { as, query: { query } })).json.pagination.total;

    expect([await count("0% COT"), await count("%"), await count("_"), await count("\\")]).toEqual([1, 1, 0, 0]);
  });

  test("refuses to sort by an unsupported column", async () => {
    const as = await createUser({ permissions: ["menus.view"] });

    expect(await call(GET, { as, query: { orderBy: "items" } })).toNameFields("orderBy");
  });
});

describe("GET menus/{id}", () => {
  refusesWithoutPermission((options) => call(GET_ONE, { ...options, params: { menuId: 1 } }));

  test("shows a menu", async () => {
    const as = await createUser({ permissions: ["menus.view"] });
    const menu = await createMenu();

    expect((await call(GET_ONE, { as, params: { menuId: menu.id } })).json.menu.name).toBe(menu.name);
  });

  test("is 404 for a menu that does not exist", async () => {
    const as = await createUser({ permissions: ["menus.view"] });

    expect(await call(GET_ONE, { as, params: { menuId: 4711 } })).toBeRefused(404, "not_found");
  });
});

describe("POST menus", () => {
  refusesWithoutPermission((options) => call(POST, { ...options, body: menuInput() }));

  test("creates a menu, whose items get the default values", async () => {
    const as = await createUser({ permissions: ["menus.create"] });

    const { status, json } = await call(POST, { as, body: { name: "Help", positions: ["footer"], items: [item()] } });

    expect(status).toBe(201);
    expect(json.menu.items).toEqual([
      { ...item(), icon: null, type: "route", target: "_self", roles: [], permissions: [], settings: [] },
    ]);
  });

  test("adds the menu to the next bootstrap data", async () => {
    const names = async () => (await call(BOOTSTRAP)).json.data.menus.map((menu: { name: string }) => menu.name);
    const before = await names();

    await call(POST, { as: await createUser({ permissions: ["menus.create"] }), body: menuInput({ name: "Help" }) });

    expect(await names()).toEqual([...before, "Help"]);
  });

  test.each([
    [{ name: "" }, "name"],
    [{ positions: "footer" }, "positions"],
    [{ items: [item({ label: " " })] }, "items.0.label"],
    [{ items: [item({ action: "javascript:alert(1)" })] }, "items.0.action"],
    [{ items: [item({ target: "_top" })] }, "items.0.target"],
    [{ items: [item({ permissions: ["everything"] })] }, "items.0.permissions.0"],
    [{ items: [item({ colour: "red" })] }, "items.0.colour"],
  ])("reports the invalid field in %j", async (changes, field) => {
    const as = await createUser({ permissions: ["menus.create"] });

    expect(await call(POST, { as, body: { ...menuInput(), ...changes } })).toNameFields(field);
  });
});

describe("PUT menus/{id}", () => {
  refusesWithoutPermission((options) => call(PUT, { ...options, params: { menuId: 1 }, body: {} }));

  test("changes only the given fields", async () => {
    const as = await createUser({ permissions: ["menus.update"] });
    const menu = await createMenu({ positions: ["footer"] });

    const { json } = await call(PUT, { as, params: { menuId: menu.id }, body: { items: [item()] } });

    expect(json.menu).toMatchObject({ name: menu.name, positions: ["footer"], items: [item()] });
  });

  test("is 404 for a menu that does not exist", async () => {
    const as = await createUser({ permissions: ["menus.update"] });

    expect(await call(PUT, { as, params: { menuId: 4711 }, body: {} })).toBeRefused(404, "not_found");
  });
});

describe("DELETE menus/{id}", () => {
  refusesWithoutPermission((options) => call(DELETE, { ...options, params: { menuId: 1 } }));

  test("deletes a menu; the second call is 404", async () => {
    const as = await createUser({ permissions: ["menus.delete"] });
    const menu = await createMenu();
    const send = () => call(DELETE, { as, params: { menuId: menu.id } });

    expect([(await send()).status, (await send()).status]).toEqual([200, 404]);
    expect(await db.menu.count({ where: { id: menu.id } })).toBe(0);
  });
});

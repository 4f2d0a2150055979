import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { DELETE, GET as GET_ONE, PUT } from "@/app/api/v1/themes/[themeId]/route";
import { GET, POST } from "@/app/api/v1/themes/route";
import { db } from "@/lib/db/db";
import { updateSettings } from "@/lib/settings/update-settings";
import { call } from "../support/api";
import { createTheme, createUser, themeInput } from "../support/factories";
import { refusesWithoutPermission } from "../support/refuses";

/** The ids of the themes that the first start creates. */
const LIMESTONE = 1;
const BASALT = 2;

const idsWith = async (column: "defaultLight" | "defaultDark") =>
  (await db.theme.findMany({ where: { [column]: true }, select: { id: true } })).map(({ id }) => id);

describe("GET themes", () => {
  refusesWithoutPermission((options) => call(GET, options));

  test("lists the themes, the oldest first", async () => {
    const { json } = await call(GET, { as: await createUser({ permissions: ["themes.view"] }) });

    expect(json.pagination.data).toMatchObject([
      { name: "Limestone", is_dark: false, default_light: true, default_dark: false },
      { name: "Basalt", is_dark: true, default_light: false, default_dark: true },
    ]);
  });

  test("can be searched by part of the name", async () => {
    const as = await createUser({ permissions: ["themes.view"] });

    expect((await call(GET, { as, query: { query: "lime" } })).json.pagination.total).toBe(1);
  });
});

describe("GET themes/{id}", () => {
  refusesWithoutPermission((options) => call(GET_ONE, { ...options, params: { themeId: LIMESTONE } }));

  test("shows a theme with its sixteen values", async () => {
    const { json } = await call(GET_ONE, {
      as: await createUser({ permissions: ["themes.view"] }),
      params: { themeId: LIMESTONE },
    });

    expect(Object.keys(json.theme.values)).toHaveLength(16);
  });

  test("is 404 for a theme that does not exist", async () => {
    const as = await createUser({ permissions: ["themes.view"] });

    expect(await call(GET_ONE, { as, params: { themeId: 4711 } })).toBeRefused(404, "not_found");
  });
});

describe("POST themes", () => {
  refusesWithoutPermission((options) => call(POST, { ...options, body: themeInput() }));

  test("creates a theme, which is in the next bootstrap data", async () => {
    const as = await createUser({ permissions: ["themes.create"] });
    const listPublicThemes = async () => (await call(BOOTSTRAP)).json.data.themes.all;
    expect(await listPublicThemes()).toHaveLength(2);

    const { status, json } = await call(POST, {
      as,
      body: themeInput({ name: "Chalk", values: { "--accent": "#0b5d1e" } }),
    });

    expect(status).toBe(201);
    expect(await listPublicThemes()).toContainEqual(json.theme);
    expect(json.theme).toMatchObject({ name: "Chalk", values: { "--accent": "#0b5d1e" } });
  });

  test("replaces the default theme for light mode", async () => {
    const as = await createUser({ permissions: ["themes.create"] });

    const { json } = await call(POST, { as, body: themeInput({ default_light: true }) });

    expect([await idsWith("defaultLight"), await idsWith("defaultDark")]).toEqual([[json.theme.id], [BASALT]]);
  });

  test.each([
    [{ name: "" }, "name"],
    [{ name: "Basalt" }, "name"],
    [{ is_dark: "yes" }, "is_dark"],
    [{ values: { "--accent": "red" } }, "values.--accent"],
    [{ values: { "--bg": "#fff;}body{display:none" } }, "values.--bg"],
    [{ values: { "--radius": "4em" } }, "values.--radius"],
    [{ values: { "--font": "x;color:red" } }, "values.--font"],
    [{ values: { "--shadow": "#000000" } }, "values.--shadow"],
  ])("reports the invalid field in %j", async (changes, field) => {
    const as = await createUser({ permissions: ["themes.create"] });
    const input = themeInput();

    const body = { ...input, ...changes, values: { ...input.values, ...("values" in changes && changes.values) } };

    expect(await call(POST, { as, body })).toNameFields(field);
  });

  test.each(Object.keys(themeInput().values))("requires the value %s", async (name) => {
    const { [name]: _, ...values }: Record<string, unknown> = themeInput().values;

    const response = await call(POST, {
      as: await createUser({ permissions: ["themes.create"] }),
      body: { ...themeInput(), values },
    });

    expect(response).toNameFields(`values.${name}`);
  });

  test("refuses a text colour that is unreadable on the accent", async () => {
    const as = await createUser({ permissions: ["themes.create"] });
    const send = (accent: string) =>
      call(POST, { as, body: themeInput({ values: { "--accent": accent, "--on-accent": "#ffffff" } }) });

    const [readable, unreadable] = [await send("#767676"), await send("#777777")];

    expect(readable.status).toBe(201);
    expect(unreadable).toNameFields("values.--on-accent");
    expect(unreadable.json.errors["values.--on-accent"][0]).toMatch(/4\.4.*4\.5/);
  });
});

describe("PUT themes/{id}", () => {
  refusesWithoutPermission((options) => call(PUT, { ...options, params: { themeId: LIMESTONE }, body: {} }));

  test("changes only the given fields, and only the given values", async () => {
    const as = await createUser({ permissions: ["themes.update"] });
    const before = themeInput().values; // Limestone's values

    const { json } = await call(PUT, { as, params: { themeId: LIMESTONE }, body: { values: { "--radius": "8px" } } });

    expect(json.theme).toMatchObject({
      name: "Limestone",
      default_light: true,
      values: { ...before, "--radius": "8px" },
    });
  });

  test("replaces the default theme for dark mode", async () => {
    const as = await createUser({ permissions: ["themes.update"] });
    const theme = await createTheme({ isDark: true });

    await call(PUT, { as, params: { themeId: theme.id }, body: { default_dark: true } });

    expect([await idsWith("defaultLight"), await idsWith("defaultDark")]).toEqual([[LIMESTONE], [theme.id]]);
  });

  test("refuses an accent on which the existing text colour is unreadable", async () => {
    const as = await createUser({ permissions: ["themes.update"] });

    const response = await call(PUT, {
      as,
      params: { themeId: LIMESTONE },
      body: { values: { "--accent": "#ffee00" } },
    });

    expect(response).toNameFields("values.--on-accent");
  });

  test("is 404 for a theme that does not exist", async () => {
    const as = await createUser({ permissions: ["themes.update"] });

    expect(await call(PUT, { as, params: { themeId: 4711 }, body: {} })).toBeRefused(404, "not_found");
  });
});

describe("DELETE themes/{id}", () => {
  refusesWithoutPermission((options) => call(DELETE, { ...options, params: { themeId: BASALT } }));

  test("deletes a theme", async () => {
    const as = await createUser({ permissions: ["themes.delete"] });

    expect((await call(DELETE, { as, params: { themeId: BASALT } })).status).toBe(200);
    expect(await db.theme.count()).toBe(1);
  });

  test("refuses to delete the theme that is the default in the settings", async () => {
    const as = await createUser({ permissions: ["themes.delete"] });
    await updateSettings({ themes: { default_id: LIMESTONE } });

    expect(await call(DELETE, { as, params: { themeId: LIMESTONE } })).toBeRefused(409, "conflict");
  });

  test("refuses to delete the last theme", async () => {
    const as = await createUser({ permissions: ["themes.delete"] });
    await db.theme.delete({ where: { id: LIMESTONE } });

    expect(await call(DELETE, { as, params: { themeId: BASALT } })).toBeRefused(409, "conflict");
  });

  test("keeps one of the last two themes if both are deleted at the same time", async () => {
    const as = await createUser({ permissions: ["themes.delete"] });

    const responses = await Promise.all(
      [LIMESTONE, BASALT].map((themeId) => call(DELETE, { as, params: { themeId } })),
    );

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db.theme.count()).toBe(1);
  });
});

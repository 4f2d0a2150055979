import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { GET as GET_LINES, PUT as PUT_LINES } from "@/app/api/v1/localizations/[localizationId]/lines/route";
import { DELETE, GET as GET_ONE, PUT } from "@/app/api/v1/localizations/[localizationId]/route";
import { GET, POST } from "@/app/api/v1/localizations/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createLocalization, createUser } from "../support/factories";
import { refusesWithoutPermission } from "../support/refuses";

/** The ids of two languages that the first start creates. English is the default. */
const ENGLISH = 1;
const GERMAN = 3;

const input = (changes: Record<string, unknown> = {}) => ({ name: "Français", language: "fr", ...changes });

describe("GET localizations", () => {
  refusesWithoutPermission((options) => call(GET, options));

  test("lists the languages, the oldest first", async () => {
    const { json } = await call(GET, { as: await createUser({ permissions: ["localizations.view"] }) });

    expect(json.pagination.data).toMatchObject([{ language: "en" }, { language: "ar" }, { language: "de" }]);
  });

  test("finds languages by name and by tag", async () => {
    const as = await createUser({ permissions: ["localizations.view"] });
    const count = async (query: string) => (await call(GET, { as, query: { query } })).json.pagination.total;

    expect([await count("deutsch"), await count("AR"), await count("fr")]).toEqual([1, 1, 0]);
  });
});

describe("GET localizations/{id}", () => {
  refusesWithoutPermission((options) => call(GET_ONE, { ...options, params: { localizationId: ENGLISH } }));

  test("shows a language", async () => {
    const as = await createUser({ permissions: ["localizations.view"] });

    const { json } = await call(GET_ONE, { as, params: { localizationId: ENGLISH } });

    expect(json.localization).toEqual({ id: ENGLISH, name: "English", language: "en", created_at: expect.any(String) });
  });
});

describe("POST localizations", () => {
  refusesWithoutPermission((options) => call(POST, { ...options, body: input() }));

  test("adds a language, which visitors can choose immediately", async () => {
    const as = await createUser({ permissions: ["localizations.create"] });
    const getLanguage = async () => (await call(BOOTSTRAP, { cookies: { locale: "fr" } })).json.data.i18n.language;
    expect(await getLanguage()).toBe("en");

    expect((await call(POST, { as, body: input() })).status).toBe(201);

    expect(await getLanguage()).toBe("fr");
  });

  test("normalises the tag, so that a language cannot exist twice", async () => {
    const as = await createUser({ permissions: ["localizations.create"] });
    const send = (language: string) => call(POST, { as, body: input({ language }) });

    expect((await send("pt-br")).json.localization.language).toBe("pt-BR");
    expect(await send("PT-BR")).toNameFields("language");
  });

  test.each([
    [{ name: "" }, "name"],
    [{ language: "" }, "language"],
    [{ language: "french language" }, "language"],
    [{ language: "login" }, "language"],
    [{ language: "de" }, "language"],
    [{ lines: {} }, "lines"],
  ])("reports the invalid field in %j", async (changes, field) => {
    const as = await createUser({ permissions: ["localizations.create"] });

    expect(await call(POST, { as, body: input(changes) })).toNameFields(field);
  });
});

describe("PUT localizations/{id}", () => {
  refusesWithoutPermission((options) => call(PUT, { ...options, params: { localizationId: GERMAN }, body: {} }));

  test("changes only the given fields and keeps the lines", async () => {
    const as = await createUser({ permissions: ["localizations.update"] });
    const { id } = await createLocalization({ lines: { Save: "Enregistrer" } });

    const { json } = await call(PUT, { as, params: { localizationId: id }, body: { name: "French" } });

    expect(json.localization).toMatchObject({ id, name: "French", language: "fr" });
    expect(await db.localization.findUnique({ where: { id } })).toMatchObject({ lines: { Save: "Enregistrer" } });
  });

  test("refuses a new tag for the default language, but accepts a new name", async () => {
    const as = await createUser({ permissions: ["localizations.update"] });
    const send = (body: object) => call(PUT, { as, params: { localizationId: ENGLISH }, body });

    expect(await send({ language: "fr" })).toBeRefused(409, "conflict");
    expect((await send({ language: "en", name: "English (UK)" })).status).toBe(200);
  });

  test("refuses a language that exists already", async () => {
    const as = await createUser({ permissions: ["localizations.update"] });

    expect(await call(PUT, { as, params: { localizationId: GERMAN }, body: { language: "ar" } })).toNameFields(
      "language",
    );
  });
});

describe("DELETE localizations/{id}", () => {
  refusesWithoutPermission((options) => call(DELETE, { ...options, params: { localizationId: GERMAN } }));

  test("deletes a language; a guest who chose it gets the default language", async () => {
    const as = await createUser({ permissions: ["localizations.delete"] });
    const getLanguage = async () => (await call(BOOTSTRAP, { cookies: { locale: "de" } })).json.data.i18n.language;
    expect(await getLanguage()).toBe("de");

    expect((await call(DELETE, { as, params: { localizationId: GERMAN } })).status).toBe(200);

    expect(await getLanguage()).toBe("en");
  });

  test("refuses to delete the default language", async () => {
    const as = await createUser({ permissions: ["localizations.delete"] });

    expect(await call(DELETE, { as, params: { localizationId: ENGLISH } })).toBeRefused(409, "conflict");
  });

  test("is 404 for a language that does not exist", async () => {
    const as = await createUser({ permissions: ["localizations.delete"] });

    expect(await call(DELETE, { as, params: { localizationId: 4711 } })).toBeRefused(404, "not_found");
  });
});

describe("GET localizations/{id}/lines", () => {
  refusesWithoutPermission((options) => call(GET_LINES, { ...options, params: { localizationId: GERMAN } }));

  test("returns every line with the shipped translation, an admin's translation, or none", async () => {
    const as = await createUser({ permissions: ["localizations.view"] });
    const french = await createLocalization({ lines: { Save: "Enregistrer" } });
    const linesOf = async (localizationId: number) =>
      (await call(GET_LINES, { as, params: { localizationId } })).json.lines;

    expect(await linesOf(GERMAN)).toMatchObject({ Save: "Speichern" });
    expect(await linesOf(french.id)).toMatchObject({ Save: "Enregistrer", Cancel: "" });
  });
});

describe("PUT localizations/{id}/lines", () => {
  refusesWithoutPermission((options) =>
    call(PUT_LINES, { ...options, params: { localizationId: GERMAN }, body: { lines: {} } }),
  );

  const save = async (lines: Record<string, unknown>, localizationId = GERMAN) =>
    call(PUT_LINES, {
      as: await createUser({ permissions: ["localizations.update"] }),
      params: { localizationId },
      body: { lines },
    });
  const storedLines = async () => (await db.localization.findUniqueOrThrow({ where: { id: GERMAN } })).lines;

  test("saves the given lines and keeps the others", async () => {
    await save({ Save: "Sichern" });
    const { json } = await save({ Cancel: "Lassen" });

    expect(json.lines).toMatchObject({ Save: "Sichern", Cancel: "Lassen" });
    expect((await call(BOOTSTRAP, { cookies: { locale: "de" } })).json.data.i18n.lines).toMatchObject({
      Save: "Sichern",
    });
  });

  test("restores the shipped line if the saved line is empty", async () => {
    await save({ Save: "Sichern" });
    const { json } = await save({ Save: "" });

    expect([json.lines.Save, await storedLines()]).toEqual(["Speichern", {}]);
  });

  test("does not store a line that equals the shipped line, which a later version of Plinth may change", async () => {
    await save({ Save: "Speichern" });

    expect(await storedLines()).toEqual({});
  });

  test("keeps the lines of all parallel calls", async () => {
    const as = await createUser({ permissions: ["localizations.update"] });
    const lines = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`Line ${index}`, `Zeile ${index}`]));

    await Promise.all(
      Object.entries(lines).map(([line, text]) =>
        call(PUT_LINES, { as, params: { localizationId: GERMAN }, body: { lines: { [line]: text } } }),
      ),
    );

    expect(await storedLines()).toEqual(lines);
  });

  test("refuses an invalid plural message", async () => {
    expect(await save({ Save: "{count, plural, one {#" })).toNameFields("lines.Save");
  });

  test("reports a line that is not a string", async () => {
    expect(await save({ Save: 1 })).toNameFields("lines.Save");
  });

  test("is 404 for a language that does not exist", async () => {
    expect(await save({ Save: "x" }, 4711)).toBeRefused(404, "not_found");
  });
});

import { createT } from "@/lib/i18n/create-t";
import { allLines, clientLines, linesOf } from "@/lib/i18n/lines";

describe("linesOf", () => {
  test("has the shipped translation", () => {
    expect(linesOf("de")["a few seconds ago"]).toBe("vor wenigen Sekunden");
  });

  test("prefers an admin's text", () => {
    expect(linesOf("de", { "a few seconds ago": "gerade eben" })["a few seconds ago"]).toBe("gerade eben");
  });

  test("keeps the shipped translation if an admin wrote nothing", () => {
    expect(linesOf("de", { "a few seconds ago": "" })["a few seconds ago"]).toBe("vor wenigen Sekunden");
  });

  test("has, in English, only the lines that an admin has changed", () => {
    expect(linesOf("en", { Login: "Sign in" })).toEqual({ Login: "Sign in" });
  });

  test("is empty for an untranslated language", () => {
    expect(linesOf("fr")).toEqual({});
  });
});

describe("clientLines", () => {
  const german = { language: "de", lines: linesOf("de") };

  test("has the lines of a folder and no others", () => {
    const { lines } = clientLines(german, ["lib/value-lists"]);
    expect(lines).toEqual(expect.objectContaining({ Europe: "Europa" }));
    expect(lines).not.toHaveProperty("These credentials do not match our records.");
  });

  test("has the lines of all subfolders", () => {
    expect(clientLines(german, ["lib"]).lines).toEqual(
      expect.objectContaining({ Europe: "Europa", "a few seconds ago": "vor wenigen Sekunden" }),
    );
  });

  test("matches a folder by its whole name", () => {
    expect(clientLines(german, ["lib/value"]).lines).not.toHaveProperty("Europe");
  });

  test("has the texts of relative times for every page", () => {
    expect(clientLines(german, []).lines).toEqual({ "a few seconds ago": "vor wenigen Sekunden" });
  });

  test("has, in English, only the lines that an admin has changed", () => {
    expect(clientLines({ language: "en", lines: { Europe: "The old world" } }, ["lib/value-lists"])).toEqual({
      language: "en",
      lines: { Europe: "The old world" },
    });
  });
});

test("allLines has each sentence once", () => {
  const lines = allLines();
  expect(lines.length).toBe(new Set(lines).size);
  expect(lines).toContain("a few seconds ago");
});

test("messages can be formatted as soon as lines.ts is loaded", () => {
  const t = createT({ language: "en", lines: linesOf("en") });
  expect(t("{count, plural, one {# day} other {# days}}", { count: 3 })).toBe("3 days");
});

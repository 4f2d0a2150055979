import { messageProblem } from "@/lib/i18n/message";
import { translate } from "@/lib/i18n/translate";

const SITES = "{count, plural, one {# site} other {# sites}}";

describe("plain lines", () => {
  test("translates a line", () => {
    expect(translate({ Login: "Anmelden" }, "Login", {}, "de")).toBe("Anmelden");
  });

  test("shows an untranslated line in English", () => {
    expect(translate({ Login: "Anmelden" }, "Register", {}, "de")).toBe("Register");
  });

  test("shows a line with an empty translation in English", () => {
    expect(translate({ Login: "" }, "Login", {}, "de")).toBe("Login");
  });

  test("does not use properties of the prototype as translations", () => {
    expect(translate({}, "constructor")).toBe("constructor");
  });

  test("fills in placeholders, the longest name first", () => {
    expect(translate({}, ":site_name and :site", { site: "Kiln", site_name: "Kiln Row" })).toBe("Kiln Row and Kiln");
  });

  test("fills in a placeholder in front of punctuation and more than once", () => {
    expect(translate({}, ":name, hello :name.", { name: "Ines" })).toBe("Ines, hello Ines.");
  });

  test("leaves a placeholder without a value unchanged", () => {
    expect(translate({}, "Welcome, :name.", { other: "x" })).toBe("Welcome, :name.");
  });

  test("matches only whole words as placeholders", () => {
    expect(translate({}, ":names at 10:42", { name: "x", "4": "y" })).toBe(":names at 10:42");
  });

  test("does not fill in placeholders in a value", () => {
    expect(translate({}, ":a :b", { a: ":b", b: "two" })).toBe(":b two");
  });

  test("keeps replacement patterns in a value", () => {
    expect(translate({}, "Costs :price", { price: "$& $1" })).toBe("Costs $& $1");
  });

  test("does not escape: the result is text, not HTML", () => {
    expect(translate({}, "Hello :name", { name: "<b>" })).toBe("Hello <b>");
  });

  test("writes a number in the language's digits and without grouping", () => {
    expect(translate({ "© :year": "© :year" }, "© :year", { year: 2026 }, "ar")).toBe("© ٢٠٢٦");
  });
});

describe("messages", () => {
  test.each([
    [0, "0 sites"],
    [1, "1 site"],
    [1200, "1,200 sites"],
  ])("uses the plural form for %d", (count, expected) => {
    expect(translate({}, SITES, { count })).toBe(expected);
  });

  test.each([
    [0, "لا مواقع"],
    [2, "موقعان"],
    [3, "٣ مواقع"],
    [11, "١١ موقعًا"],
    [100, "١٠٠ موقع"],
  ])("uses the Arabic plural form for %d", (count, expected) => {
    const lines = {
      [SITES]:
        "{count, plural, zero {لا مواقع} one {موقع واحد} two {موقعان} few {# مواقع} many {# موقعًا} other {# موقع}}",
    };
    expect(translate(lines, SITES, { count }, "ar")).toBe(expected);
  });

  test("uses the English plural form for an untranslated line", () => {
    expect(translate({}, SITES, { count: 2 }, "ar")).toBe("2 sites");
  });

  test("fills in a :placeholder in a message, but does not fill in placeholders in the value", () => {
    expect(
      translate({}, ":name has {count, plural, one {# site} other {# sites}}", { name: "{count} :count", count: 2 }),
    ).toBe("{count} :count has 2 sites");
  });

  test("shows an invalid message unchanged", () => {
    expect(translate({ [SITES]: "{count, plural" }, SITES, { count: 2 }, "de")).toBe("{count, plural");
  });

  test("fills in only the placeholders if an argument of a message has no value", () => {
    expect(translate({ "Hi :name": "Hallo {foo} :name" }, "Hi :name", { name: "Ines" }, "de")).toBe("Hallo {foo} Ines");
  });

  test("leaves a message unchanged if its value is missing", () => {
    expect(translate({}, SITES, {})).toBe(SITES);
  });

  test("describes the error of an invalid message", () => {
    expect([messageProblem(SITES, "en"), messageProblem("{count, plural", "en")]).toEqual([
      null,
      expect.stringMatching(/\w/),
    ]);
  });
});

import { localizationInput } from "@/lib/localizations/schema";
import { chooseLocale, setLanguageSettings, withoutLocale } from "@/lib/page-cache/locale";

beforeEach(() => {
  setLanguageSettings({ languages: ["en", "ar", "de", "pt-BR"], defaultLanguage: "en", i18nEnabled: true });
});
afterEach(() => {
  setLanguageSettings(undefined);
});

test.each([
  ["nothing", {}, "en"],
  ["the visitor's choice", { cookie: "ar", acceptLanguage: "de" }, "ar"],
  ["a choice that is no longer offered", { cookie: "fr", acceptLanguage: "de" }, "de"],
  ["the browser's language", { acceptLanguage: "de" }, "de"],
  ["a region of a language", { acceptLanguage: "de-AT,en;q=0.5" }, "de"],
  ["a language with its region", { acceptLanguage: "pt-br" }, "pt-BR"],
  ["weights", { acceptLanguage: "fr, ar;q=0.3, de;q=0.8" }, "de"],
  ["a language with weight 0", { acceptLanguage: "de;q=0, ar;q=0.1" }, "ar"],
  ["any language", { acceptLanguage: "*" }, "en"],
  ["nonsense", { acceptLanguage: ";;q=,,=" }, "en"],
  ["a very long header", { acceptLanguage: `${"x,".repeat(5000)}de` }, "en"],
])("chooses the language, given %s", (_, request, locale) => {
  expect(chooseLocale(request)).toBe(locale);
});

test("if i18n is off, everything is in the default language", () => {
  setLanguageSettings({ languages: ["en", "de"], defaultLanguage: "de", i18nEnabled: false });
  expect(chooseLocale({ cookie: "en", acceptLanguage: "en" })).toBe("de");
});

test("a language that is no longer offered is no longer chosen", () => {
  expect(chooseLocale({ acceptLanguage: "de" })).toBe("de");
  setLanguageSettings({ languages: ["en"], defaultLanguage: "en", i18nEnabled: true });
  expect(chooseLocale({ acceptLanguage: "de" })).toBe("en");
});

test("everything is in English until the settings are read", () => {
  setLanguageSettings(undefined);
  expect(chooseLocale({ cookie: "de", acceptLanguage: "de" })).toBe("en");
});

test.each([
  ["/en", "/"],
  ["/en/", "/"],
  ["/ar/pages/a", "/pages/a"],
  ["/pages/en", undefined],
  ["/english", undefined],
  ["/fr/pages/a", undefined],
  ["/", undefined],
])("%s without its language is %p", (path, expected) => {
  expect(withoutLocale(path)).toBe(expected);
});

test.each(["api", "og", "dev", "DEV"])("%s starts a reserved path, so it is not a valid language", (word) => {
  setLanguageSettings({ languages: ["en", word], defaultLanguage: "en", i18nEnabled: true });

  expect(withoutLocale(`/${word}/pages/a`)).toBeUndefined();
  expect(localizationInput.safeParse({ name: "Ours", language: word }).success).toBe(false);
});

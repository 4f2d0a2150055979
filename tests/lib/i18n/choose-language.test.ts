import { chooseLanguage } from "@/lib/i18n/choose-language";

const settings = { languages: ["en", "ar", "de"], defaultLanguage: "en", i18nEnabled: true };

test("the visitor's own choice comes first", () => {
  expect(chooseLanguage({ chosen: "de", acceptLanguage: "ar" }, settings)).toBe("de");
});

test("an unknown choice is replaced by the browser's language", () => {
  expect(chooseLanguage({ chosen: "xx", acceptLanguage: "ar" }, settings)).toBe("ar");
});

test("the browser's weights decide", () => {
  expect(chooseLanguage({ chosen: null, acceptLanguage: "fr, de;q=0.4, ar;q=0.7" }, settings)).toBe("ar");
});

test("a regional tag falls back to its language", () => {
  expect(chooseLanguage({ chosen: null, acceptLanguage: "de-AT" }, settings)).toBe("de");
});

test("a language with weight 0 is not used", () => {
  expect(chooseLanguage({ chosen: null, acceptLanguage: "de;q=0, *;q=0.1" }, settings)).toBe("en");
});

test("if i18n is off, the default language is used", () => {
  expect(chooseLanguage({ chosen: "ar", acceptLanguage: "de" }, { ...settings, i18nEnabled: false })).toBe("en");
});

test.each(["", ";;;", "q=1", "de;q=x", "\u0000", "-", "a".repeat(10_000)])(
  "a malformed header (%p) falls back to a known language",
  (acceptLanguage) => {
    expect(settings.languages).toContain(chooseLanguage({ chosen: null, acceptLanguage }, settings));
  },
);

import { chooseLanguage } from "@/lib/i18n/choose-language";

const known = { languages: ["en", "ar", "de"], defaultLanguage: "en", i18nEnabled: true };

test("the visitor's own choice comes first", () => {
  expect(chooseLanguage({ cookie: "de", acceptLanguage: "ar" }, known)).toBe("de");
});

test("a choice that does not exist is replaced by the browser's", () => {
  expect(chooseLanguage({ cookie: "xx", acceptLanguage: "ar" }, known)).toBe("ar");
});

test("the browser's weights decide", () => {
  expect(chooseLanguage({ cookie: null, acceptLanguage: "fr, de;q=0.4, ar;q=0.7" }, known)).toBe("ar");
});

test("a regional tag falls back to its language", () => {
  expect(chooseLanguage({ cookie: null, acceptLanguage: "de-AT" }, known)).toBe("de");
});

test("a language with weight 0 is not used", () => {
  expect(chooseLanguage({ cookie: null, acceptLanguage: "de;q=0, *;q=0.1" }, known)).toBe("en");
});

test("without i18n the default is used", () => {
  expect(chooseLanguage({ cookie: "ar", acceptLanguage: "de" }, { ...known, i18nEnabled: false })).toBe("en");
});

test.each(["", ";;;", "q=1", "de;q=x", "\u0000", "-", "a".repeat(10_000)])(
  "a malformed header (%p) falls back to a known language",
  (acceptLanguage) => {
    expect(known.languages).toContain(chooseLanguage({ cookie: null, acceptLanguage }, known));
  },
);

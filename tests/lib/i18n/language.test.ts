import { direction } from "@/lib/i18n/direction";
import { intlLocale, isLanguageTag } from "@/lib/i18n/language";

describe("direction", () => {
  test.each(["ar", "he", "fa", "ur", "ar-EG", "pa-Arab", "ckb"])("%s is right to left", (language) => {
    expect(direction(language)).toBe("rtl");
  });

  test.each(["en", "de", "pa", "zh-Hant", "not a tag"])("%s is left to right", (language) => {
    expect(direction(language)).toBe("ltr");
  });
});

test.each([
  ["pt-BR", true],
  ["e", false],
  ["en_US", false],
])("%s is a valid language tag: %s", (tag, expected) => {
  expect(isLanguageTag(tag)).toBe(expected);
});

test("an invalid tag falls back to English", () => {
  expect(intlLocale("not a tag")).toBe("en");
});

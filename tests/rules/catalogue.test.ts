import { extract } from "@/lib/i18n/extract.mjs";
import keys from "@/lib/i18n/keys.json";
import ar from "@/lib/i18n/lines/ar.json";
import de from "@/lib/i18n/lines/de.json";
import { messageProblem } from "@/lib/i18n/message";
import { isMessage, type Lines } from "@/lib/i18n/translate";
import texts from "@/tests/rules/spec-texts.json";

const LANGUAGES: [string, Lines][] = [
  ["ar", ar],
  ["de", de],
];
const FOLDERS = Object.entries(keys as Record<string, string[]>);
const SENTENCES = [...new Set(FOLDERS.flatMap(([, sentences]) => sentences))];

/**
 * The folders whose texts several public pages share. An ICU message there, such as "{count, plural, …}", would make
 * these pages load a formatter of 9 KB. Write a text such as "Frames: :count" instead.
 */
const ON_PUBLIC_PAGES =
  /^components\/(?:auth|bootstrap|cookie-notice|errors|form|layout|site|ui)$|^lib\/(?:format|http)$/;

test("the texts that public pages share are not ICU messages", () => {
  const publicSentences = FOLDERS.filter(([folder]) => ON_PUBLIC_PAGES.test(folder)).flatMap(
    ([, sentences]) => sentences,
  );
  expect(publicSentences.filter(isMessage)).toEqual([]);
});

test("keys.json matches the source; `npm run i18n` writes it", () => {
  expect(keys).toEqual(extract());
});

describe.each(LANGUAGES)("%s", (language, lines) => {
  const file = `lib/i18n/lines/${language}.json`;

  test("translates every sentence", () => {
    const missingSentences = SENTENCES.filter((sentence) => !lines[sentence]);
    expect(missingSentences.map((sentence) => `add to ${file}: ${sentence}`)).toEqual([]);
  });

  test("is sorted by code unit", () => {
    expect(Object.keys(lines)).toEqual(Object.keys(lines).sort());
  });

  test("translates nothing that is no longer used", () => {
    const unused = Object.keys(lines).filter((sentence) => !SENTENCES.includes(sentence));
    expect(unused.map((sentence) => `remove from ${file}: ${sentence}`)).toEqual([]);
  });

  test("keeps every placeholder, argument and tag", () => {
    expect(Object.entries(lines).filter(([sentence, text]) => marksOf(sentence) !== marksOf(text))).toEqual([]);
  });

  test("has valid ICU messages", () => {
    const messages = Object.values(lines).filter(isMessage);
    expect(messages.map((message) => messageProblem(message, language)).filter(Boolean)).toEqual([]);
  });

  test("has every plural category of the language in each plural", () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
    const hasAll = (text: string) =>
      categories.every((category) => count(text, new RegExp(`\\b${category} \\{`, "g")) >= count(text, /, plural,/g));
    expect(Object.values(lines).filter((text) => !hasAll(text))).toEqual([]);
  });
});

test("ICU messages among the English sentences are valid", () => {
  expect(SENTENCES.filter(isMessage).filter((sentence) => messageProblem(sentence, "en") !== null)).toEqual([]);
});

test('sentences contain neither "please", "oops" nor "sorry", except those in spec-texts.json', () => {
  const exemptTexts = [...texts.spec, ...texts.contract].map(({ text }) => text);
  expect(
    SENTENCES.filter((sentence) => /\b(?:please|oops|sorry)\b/i.test(sentence) && !exemptTexts.includes(sentence)),
  ).toEqual([]);
});

/**
 * The placeholders, arguments and tags (`:name`, `{name`, `<name>`). Sorted, because translations change their order.
 */
function marksOf(text: string): string {
  return [...new Set(text.match(/:[a-zA-Z]\w*|\{\s*\w+(?=\s*[,}])|<\/?\w+>/g))].sort().join(" ");
}

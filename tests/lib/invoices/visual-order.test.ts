import { visualOrder, wordsOf, wrapWords } from "@/lib/invoices/visual-order";

test.each([
  ["Unused time on Pro", "ltr", "Unused time on Pro"],
  ["استرداد Pro Plan", "rtl", "Pro Plan استرداد"],
  ["23 نوفمبر 2026", "rtl", "2026 نوفمبر 23"],
  ["23 نوفمبر 2026 – 23 ديسمبر 2026", "rtl", "2026 ديسمبر 23 – 2026 نوفمبر 23"],
  ["10.00 US$", "rtl", "US$ 10.00"],
  ["الرقم الضريبي", "rtl", "الضريبي الرقم"],
  ["Tax of محمد علي here", "ltr", "Tax of علي محمد here"],
] as const)("%s stands in a page from %s as %s", (text, direction, drawn) => {
  expect(visualOrder(wordsOf(text), direction).join(" ")).toBe(drawn);
});

test("marks of direction are not drawn, and hard spaces divide words", () => {
  expect(wordsOf("\u200f10.00\u00a0US$\u061c")).toEqual(["10.00", "US$"]);
});

test("a line breaks before the word that does not fit, and a word that is too long stands alone", () => {
  const widthOf = (text: string) => text.length;

  expect(wrapWords(["one", "two", "three", "seventeen"], 7, widthOf)).toEqual([
    ["one", "two"],
    ["three"],
    ["seventeen"],
  ]);
});

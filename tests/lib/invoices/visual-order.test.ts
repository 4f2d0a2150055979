import { visualOrder, wordsOf, wrapWords } from "@/lib/invoices/visual-order";

test.each([
  ["Unused time on Pro", "ltr", "Unused time on Pro"],
  ["استرداد Pro Plan", "rtl", "Pro Plan استرداد"],
  ["23 نوفمبر 2026", "rtl", "2026 نوفمبر 23"],
  ["23 نوفمبر 2026 – 23 ديسمبر 2026", "rtl", "2026 ديسمبر 23 – 2026 نوفمبر 23"],
  ["10.00 US$", "rtl", "US$ 10.00"],
  ["الرقم الضريبي", "rtl", "الضريبي الرقم"],
  ["Tax of محمد علي here", "ltr", "Tax of علي محمد here"],
] as const)("%s on a page with the direction %s is drawn as %s", (text, direction, drawn) => {
  expect(visualOrder(wordsOf(text), direction).join(" ")).toBe(drawn);
});

test("direction marks are not drawn, and non-breaking spaces separate words", () => {
  expect(wordsOf("\u200f10.00\u00a0\u202bUS$\u202c\u061c")).toEqual(["10.00", "US$"]);
});

test("a line breaks before the word that does not fit, and a word that is too long has its own line", () => {
  const widthOf = (text: string) => text.length;

  expect(wrapWords(["one", "two", "three", "seventeen"], 7, widthOf)).toEqual([
    ["one", "two"],
    ["three"],
    ["seventeen"],
  ]);
});

import { LIST, QUESTIONS } from "@/components/editor/lists/list-kinds";
import { pastedRows } from "@/components/editor/lists/pasted-rows";

test.each([
  ["- Rye\n\n• Spelt  \n12. Oat", [["Rye"], ["Spelt"], ["Oat"]]],
  [
    "Rye\t€4\r\nSpelt\t€5",
    [
      ["Rye", "€4"],
      ["Spelt", "€5"],
    ],
  ],
  ["2 loaves", [["2 loaves"]]],
  ["\n", []],
])("the items of %j", (text, rows) => {
  expect(pastedRows(LIST, text)).toEqual(rows);
});

test.each([
  [
    "When?\nAt six.\nWhere?\nHere.",
    [
      ["When?", "At six."],
      ["Where?", "Here."],
    ],
  ],
  [
    "When?\nAt six.\nOr seven.\n\nWhere?\nHere.",
    [
      ["When?", "At six. Or seven."],
      ["Where?", "Here."],
    ],
  ],
  [
    "When?\n\nAt six.\n\nWhere?\n\nHere.",
    [
      ["When?", "At six."],
      ["Where?", "Here."],
    ],
  ],
  ["When?\tAt six.", [["When?", "At six."]]],
  ["When?", [["When?", ""]]],
])("the questions of %j", (text, rows) => {
  expect(pastedRows(QUESTIONS, text)).toEqual(rows);
});

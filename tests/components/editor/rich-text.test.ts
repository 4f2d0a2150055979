import fc from "fast-check";
import { clearFormatting, toggleFormat } from "@/components/editor/texts/format-text";
import { OpenText } from "@/components/editor/texts/open-text";
import {
  addMark,
  changeMarks,
  clearMarks,
  lengthOf,
  markOf,
  type Piece,
  type TextRange,
} from "@/components/editor/texts/pieces";
import { readPieces } from "@/components/editor/texts/read-pieces";
import { breakLine } from "@/components/editor/texts/text-input";
import { selectedRange, selectRange } from "@/components/editor/texts/text-offsets";
import { piecesHtml } from "@/components/editor/texts/write-pieces";

function paragraph(html: string): HTMLElement {
  const element = document.createElement("p");
  element.innerHTML = html;
  document.body.replaceChildren(element);
  return element;
}

const open = (html: string) => new OpenText(paragraph(html), { onChange: () => undefined, onSelect: () => undefined });

/** Opens a text and selects these words. */
function select(html: string, words: string): OpenText {
  const text = open(html);
  const from = (text.element.textContent ?? "").indexOf(words);
  text.select({ from, to: from + words.length });
  return text;
}

/** What is saved of a text into which a browser has written this. */
function saved(html: string, before = "x"): string {
  const text = open(before);
  text.element.innerHTML = html;
  return text.html;
}

const MARKS = [markOf("strong"), markOf("em"), markOf("a", { href: "/" }), markOf("span", { class: "words-accent" })];

const piece: fc.Arbitrary<Piece> = fc.oneof(
  fc.record({ text: fc.string({ minLength: 1, maxLength: 6 }), marks: fc.subarray(MARKS) }),
  fc.record({ text: fc.constant("\n"), marks: fc.subarray(MARKS), tag: fc.constant("br" as const) }),
);
const textAndRange = fc.array(piece, { maxLength: 6 }).chain((pieces) =>
  fc.tuple(fc.nat(lengthOf(pieces)), fc.nat(lengthOf(pieces))).map(([one, other]) => ({
    pieces,
    range: { from: Math.min(one, other), to: Math.max(one, other) },
  })),
);

const wordsOf = (pieces: readonly Piece[]) => pieces.map(({ text, tag }) => (tag ? `<${tag}>` : text)).join("");

/** The text after it was written to a page and read again. */
const reread = (pieces: readonly Piece[]) => readPieces(paragraph(piecesHtml(pieces)));

/** Each character with its formatting. */
const characters = (pieces: readonly Piece[]) =>
  pieces.flatMap(({ text, marks, tag }) =>
    text.split("").map((character) => [tag ?? character, ...marks.map(({ tag: name }) => name).sort()].join()),
  );

test("formatting never changes the words", () => {
  fc.assert(
    fc.property(textAndRange, fc.constantFrom("strong", "em"), ({ pieces, range }, tag) => {
      const text = open(piecesHtml(pieces));
      text.select(range);
      toggleFormat(text, tag);
      const once = wordsOf(text.pieces);
      toggleFormat(text, tag);
      clearFormatting(text);

      const words = wordsOf(pieces);
      expect([once, wordsOf(text.pieces)].map((shown) => shown.replaceAll("\u00A0", " "))).toEqual([words, words]);
    }),
  );
});

test("a text is read as it was written, with the formatting of each character", () => {
  fc.assert(
    fc.property(textAndRange, ({ pieces }) => {
      expect(characters(reread(pieces))).toEqual(characters(pieces));
      expect(piecesHtml(reread(pieces))).toBe(piecesHtml(pieces));
    }),
  );
});

test("formatting words that are formatted already changes nothing", () => {
  fc.assert(
    fc.property(textAndRange, fc.constantFrom(...MARKS), ({ pieces, range }, mark) => {
      const once = addMark(pieces, range, mark);

      expect(piecesHtml(addMark(once, range, mark))).toBe(piecesHtml(once));
    }),
  );
});

test("clearing removes all formatting of the selected words, but no links, and nothing of other words", () => {
  fc.assert(
    fc.property(textAndRange, ({ pieces, range }) => {
      const expected = changeMarks(pieces, range, (marks) => marks.filter(({ tag }) => tag === "a"));

      expect(characters(clearMarks(pieces, range))).toEqual(characters(expected));
    }),
  );
});

test("each selection is restored after a text is drawn", () => {
  fc.assert(
    fc.property(textAndRange, ({ pieces, range }) => {
      const element = paragraph(piecesHtml(pieces));
      selectRange(element, range);

      expect(selectedRange(element)).toEqual<TextRange>(range);
    }),
  );
});

test.each([
  ["<b>Fresh</b> <i>rye</i>", "<strong>Fresh</strong> <em>rye</em>"],
  ['<font color="red" face="Arial">Fresh</font> rye', "Fresh rye"],
  ['<span style="font-weight: 700; color: red">Fresh</span> rye', "<strong>Fresh</strong> rye"],
  ["<strong>Fr</strong><strong>esh</strong><em></em>", "<strong>Fresh</strong>"],
  ["Fresh<div>rye</div><div><br></div><div>daily</div>", "Fresh<br>rye<br><br>daily"],
  ["Fresh&nbsp;&nbsp; &nbsp;rye&nbsp;", "Fresh rye"],
  ["Fresh rye<br><br>", "Fresh rye"],
  ['<span class="x" id="i7" data-gjs-type="text">Fresh</span>', "Fresh"],
  ['<span class="words-accent">Fresh</span>', '<span class="words-accent">Fresh</span>'],
  ['<a href="javascript:alert(1)" onclick="x()">Fresh</a>', "<a>Fresh</a>"],
])("%s is saved as %s", (html, expected) => {
  expect(saved(html)).toBe(expected);
});

test("a space that keeps words together stays where it was before, and only there", () => {
  expect(saved("10&nbsp;€ and&nbsp;more", "10&nbsp;€")).toBe("10&nbsp;€ and more");
});

test("what the text was before comes back if nothing is changed", () => {
  const html = 'Fresh  \n <strong id="i3" data-gjs-type="text" draggable="true">rye</strong>';
  const text = open(html);
  const drawn = text.element.querySelector("strong");

  text.end();

  expect(text.isChanged).toBe(false);
  expect(text.html).toBe(html);
  expect(text.element.outerHTML).toBe(`<p>${html}</p>`);
  expect(drawn?.isConnected).toBe(false);
});

test("bold is switched on and off for the selected words", () => {
  const text = select("Fresh rye daily", "rye");

  toggleFormat(text, "strong");
  expect(text.html).toBe("Fresh <strong>rye</strong> daily");
  expect(text.range).toEqual({ from: 6, to: 9 });
  toggleFormat(text, "strong");

  expect(text.html).toBe("Fresh rye daily");
});

test("bold without a selection is for what is typed next", () => {
  const text = select("Fresh rye", "");
  text.select({ from: 6, to: 6 });

  toggleFormat(text, "strong");
  const isInserted = text.beforeTyping("insertText", "n");

  expect(isInserted).toBe(true);
  expect(text.html).toBe("Fresh <strong>n</strong>rye");
  expect(text.range).toEqual({ from: 7, to: 7 });
});

test("words of an input method get the formatting that was chosen before", () => {
  const text = open("麦");
  toggleFormat(text, "strong");
  text.startComposition();
  (text.element.firstChild as Text).data = "麦日本";
  text.element.ownerDocument.getSelection()?.collapse(text.element.firstChild, 3);
  text.selectionChanged();

  text.endComposition();

  expect(text.html).toBe("麦<strong>日本</strong>");
});

test("undo reverts step by step, redo repeats, and both restore the selection", () => {
  const text = select("Fresh rye", "rye");
  toggleFormat(text, "strong");
  toggleFormat(text, "em");

  expect(text.undo()).toBe(true);
  expect(text.html).toBe("Fresh <strong>rye</strong>");
  expect(text.undo()).toBe(true);
  expect(text.html).toBe("Fresh rye");
  expect(text.undo()).toBe(false);
  text.redo();
  text.redo();

  expect(text.html).toBe("Fresh <strong><em>rye</em></strong>");
  expect(text.range).toEqual({ from: 6, to: 9 });
});

test("characters typed after each other are one step, a space begins another step", () => {
  const text = open("R");
  const type = (character: string) => {
    text.beforeTyping("insertText", character);
    text.element.append(character);
  };
  for (const character of "ye bread") type(character);

  text.undo();
  expect(text.element.textContent).toBe("Rye");
  text.undo();

  expect(text.element.textContent).toBe("R");
});

test("a line break at the end of a text is shown at once and is not saved alone", () => {
  const text = open("Fresh");

  breakLine(text);
  expect(text.element.innerHTML).toBe("Fresh<br><br>");
  expect(text.html).toBe("Fresh");
  text.insert([{ text: "rye", marks: [] }]);

  expect(text.html).toBe("Fresh<br>rye");
});

test("a space that is inserted at the end of a text is shown at once, and is an ordinary one when more is typed", () => {
  const text = open("Fresh");

  text.insert([{ text: " ", marks: [] }]);
  expect(text.element.textContent).toBe("Fresh\u00A0");
  expect(text.html).toBe("Fresh");
  text.element.append("rye");

  expect(text.html).toBe("Fresh rye");
});

test("the line after a bold one is bold", () => {
  const text = open("<strong>Fresh</strong>");

  breakLine(text);
  text.insert([{ text: "rye", marks: text.marks }]);

  expect(text.html).toBe("<strong>Fresh<br>rye</strong>");
});

test("clear formatting without a selection clears the whole text", () => {
  const text = open('<strong>Fresh</strong> <a href="/rye"><em>rye</em></a>');

  clearFormatting(text);

  expect(text.html).toBe('Fresh <a href="/rye">rye</a>');
});

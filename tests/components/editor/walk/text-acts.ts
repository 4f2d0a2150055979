import type { Component } from "grapesjs";
import { findMatches, replaceMatches } from "@/components/editor/find/find-matches";
import { changeLink } from "@/components/editor/links/link-words";
import { runPaste } from "@/components/editor/paste/paste-clipboard";
import { clearFormatting, setColor, toggleFormat } from "@/components/editor/texts/format-text";
import { type EditedText, OpenText } from "@/components/editor/texts/open-text";
import { lengthOf } from "@/components/editor/texts/pieces";
import {
  BLOCK_TAGS,
  canBeItem,
  canBeQuote,
  setBlock,
  toggleList,
  toggleQuote,
} from "@/components/editor/texts/text-blocks";
import { breakLine } from "@/components/editor/texts/text-input";
import { textUnitOf } from "@/components/editor/texts/text-unit";
import { type Act, endOfStep, growing, t, type Walker, wordsFor } from "./walker";

const WORDS = ["Bread", "Fresh  rye", " daily ", "List<String>", "a & b", "Größe 10\u00A0€", "خبز", "“Rye”", "{{x}}"];

/** Opens a text of the page, on an element beside the page. Null if there is none. */
function openText(walker: Walker): (EditedText & { words: string; close: () => void }) | null {
  const part = walker.select();
  const component = part && textUnitOf(part);
  if (!component?.isInstanceOf("text")) return null;
  const element = document.createElement(component.tagName);
  element.innerHTML = component.getInnerHTML();
  document.body.append(element);
  const text = new OpenText(element, { onChange: () => undefined, onSelect: () => undefined });
  return { text, component, words: wordsFor(component), close: () => closeText(text, component) };
}

/** Ends the editing as the engine does. */
function closeText(text: OpenText, component: Component): void {
  const { html, isChanged } = text;
  text.end();
  text.element.remove();
  if (isChanged) component.components().resetFromString(html);
}

const edit =
  (name: string, change: (text: OpenText, walker: Walker) => unknown): Act =>
  (walker) => {
    const opened = openText(walker);
    if (!opened) return null;
    const { text, words, close } = opened;
    const end = lengthOf(text.pieces);
    const [one, other] = [walker.below(end + 1), walker.below(end + 1)];
    text.select({ from: Math.min(one, other), to: Math.max(one, other) });
    change(text, walker);
    close();
    return `${name} in ${words}`;
  };

const typeOver = edit("type over all", (text, walker) => {
  text.select({ from: 0, to: lengthOf(text.pieces) });
  text.insert([{ text: walker.oneOf(WORDS), marks: text.marks }]);
});
const erase = edit("erase all", (text) => {
  text.select({ from: 0, to: lengthOf(text.pieces) });
  text.insert([]);
});
const typeInto = edit("type", (text, walker) => text.insert([{ text: walker.oneOf(WORDS), marks: text.marks }]));
const format = edit("format", (text, walker) => toggleFormat(text, walker.oneOf(["strong", "em", "u", "s"] as const)));
const clear = edit("clear the formatting", clearFormatting);
const color = edit("colour words", (text, walker) =>
  setColor(walker.engine, text, walker.oneOf([null, "var(--color-accent)", "#aa0011"])),
);
const breakIn = edit("break the line", breakLine);
const linkIn = edit("link words", (text, walker) =>
  changeLink(
    text,
    walker.oneOf([
      { remove: true },
      { remove: false, href: "/visit", newTab: false, label: "Visit" },
      { remove: false, href: "https://example.com/?a=1&b=2", newTab: true, label: "Map" },
    ]),
  ),
);

/** Makes a text another element. Without a canvas, the text is not open again afterwards. */
const rebuild =
  (name: string, change: (walker: Walker, edited: EditedText) => unknown): Act =>
  async (walker) => {
    const opened = openText(walker);
    if (!opened) return null;
    const { words, close, ...edited } = opened;
    close();
    const isDone = change(walker, edited) !== false;
    await endOfStep();
    return isDone ? `${name} ${words}` : null;
  };

const makeList = rebuild("make a list of", (walker, edited) =>
  canBeItem(edited) ? void toggleList(walker.engine, edited, walker.oneOf(["ul", "ol"] as const)) : false,
);
const makeQuote = rebuild("make a quote of", (walker, edited) =>
  canBeQuote(edited) ? void toggleQuote(walker.engine, edited) : false,
);
const makeBlock = rebuild("make another block of", (walker, edited) =>
  BLOCK_TAGS.some((tag) => tag === edited.component.tagName)
    ? void setBlock(walker.engine, edited, walker.oneOf(BLOCK_TAGS))
    : false,
);

const replaceAll: Act = (walker) => {
  const query = walker.oneOf(["the", "a", "Bread", "e", "/visit"]);
  // a search for letters in links would make addresses that are left out
  const search = { query, matchCase: false, wholeWord: walker.below(2) === 1, links: query === "/visit", pages: true };
  const matches = findMatches(walker.engine, search);
  const replacement = walker.oneOf(["the", "<i>", "", "rye"]);
  replaceMatches(walker.engine, walker.below(2) ? matches : matches.slice(0, 1), replacement);
  return `replace "${query}" by "${replacement}"`;
};

const PASTED: readonly Record<string, string>[] = [
  { "text/plain": "One\nTwo\n\nThree <b>" },
  { "text/html": "<h2 class=x>Bread</h2><p>Rye <b>daily</b></p><ul><li>One<ul><li>Two</li></ul></li></ul>" },
  { "text/html": "<table><tr><td>Rye<td>3</table><form><input></form><a href=/a><div>In<a href=/b>out</a></div></a>" },
];

const pasteForeign: Act = (walker) => {
  const part = walker.select();
  const content = walker.oneOf(PASTED);
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (type: string) => content[type] ?? "" } });
  document.addEventListener("paste", (sent) => runPaste(sent, walker.engine, t), { once: true });
  document.body.dispatchEvent(event);
  return `paste ${JSON.stringify(content)} at ${part && wordsFor(part)}`;
};

export const TEXT_ACTS: readonly Act[] = [
  ...[typeOver, typeOver, typeOver, erase, typeInto, format, format, clear, color, breakIn, linkIn, linkIn],
  ...[makeList, makeList, makeQuote, makeBlock, replaceAll],
  ...growing(pasteForeign),
];

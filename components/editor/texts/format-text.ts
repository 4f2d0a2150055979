import type { Editor } from "grapesjs";
import { addClassRule, findClassRule } from "@/components/editor/style/class-rule";
import type { OpenText } from "@/components/editor/texts/open-text";
import { clearMarks, hasMark, keyOf, lengthOf, type Mark, markOf } from "@/components/editor/texts/pieces";
import { isTextColor, textColorClass } from "@/lib/site-pages/text-colors";

/** The formatting of words that a button or a key switches on and off. */
export type FormatTag = "strong" | "em" | "u" | "s";

export const isFormatted = (text: OpenText, tag: FormatTag): boolean => hasMark(text.marks, markOf(tag));

export function toggleFormat(text: OpenText, tag: FormatTag): void {
  const mark = markOf(tag);
  const isSet = isFormatted(text, tag);
  text.format((marks) => {
    const others = marks.filter((other) => keyOf(other) !== keyOf(mark));
    return isSet ? others : [...others, mark];
  });
}

/** Removes everything from the selected words but their links. Without a selection, from the whole text. */
export function clearFormatting(text: OpenText): void {
  const { range, pieces } = text;
  text.change(clearMarks(pieces, range.from < range.to ? range : { from: 0, to: lengthOf(pieces) }), range);
}

const isColor = ({ tag, attributes }: Mark): boolean =>
  tag === "span" && isTextColor((attributes.class ?? "").split(" "));

/** The class of the colour of the selected words, or null. */
export const colorClassOf = (text: OpenText): string | null => text.marks.find(isColor)?.attributes.class ?? null;

/** Gives the selected words a colour. Null: that of the text around them. Without a selection, the next typed words. */
export function setColor(engine: Editor, text: OpenText, color: string | null): void {
  const name = color === null ? null : textColorClass(color);
  if (color !== null && name !== null) addColorRule(engine, name, color);
  text.format((marks) => {
    const others = marks.filter((mark) => !isColor(mark));
    return name === null ? others : [...others, markOf("span", { class: name })];
  });
}

const ALWAYS = { state: "", mediaText: "" };

/** No step of its own for the undo: without words in this colour, the rule has no effect. */
function addColorRule(engine: Editor, name: string, color: string): void {
  if (findClassRule(engine, name, ALWAYS)) return;
  engine.UndoManager.skip(() => addClassRule(engine, name, ALWAYS, { color }));
}

import type { Component, Editor } from "grapesjs";
import { isInRow } from "@/components/editor/child-layout";
import { copyOf } from "@/components/editor/copy-ids";
import { finishTyping } from "@/components/editor/one-step";
import { isBlank } from "@/components/editor/texts/clean-pieces";
import { editAt } from "@/components/editor/texts/edit-text";
import { classesBeside } from "@/components/editor/texts/like-others";
import type { EditedText } from "@/components/editor/texts/open-text";
import { lengthOf, sliceOf } from "@/components/editor/texts/pieces";
import { piecesHtml } from "@/components/editor/texts/write-pieces";

/**
 * Whether Enter begins a new element after a text. In others, it begins a new line of the same text, as in a paragraph
 * whose next one would be another column. The next item of a list stays an item, wherever it is.
 */
export const canSplit = ({ component }: EditedText): boolean =>
  component.tagName === "li" || (component.tagName === "p" && !isInRow(component));

const START = { from: 0, to: 0 };

/**
 * Splits a text at the caret into two elements with the same style. An empty item ends its list instead, or stays the
 * last one if what follows the list would be another column.
 */
export async function splitText(engine: Editor, { component, text }: EditedText): Promise<void> {
  const { pieces, range } = text;
  if (component.tagName === "li" && isBlank(pieces)) return endList(engine, component);
  const html = piecesHtml(sliceOf(pieces, { from: range.to, to: lengthOf(pieces) }));
  text.change(sliceOf(pieces, { from: 0, to: range.from }), { from: range.from, to: range.from });
  await finishTyping(engine);
  const { components: _, ...shell } = copyOf(component) as Record<string, unknown>;
  const [added] = component.parent()?.append(shell, { at: component.index() + 1 }) ?? [];
  added?.components(html);
  if (added) await editAt(engine, added, START);
}

/** Continues after a list with a paragraph. */
async function endList(engine: Editor, item: Component): Promise<void> {
  const list = item.parent();
  const parent = list?.parent();
  if (list && isInRow(list)) return;
  await finishTyping(engine);
  if (!list || !parent) return;
  const rest = list.components().models.slice(item.index() + 1);
  item.remove();
  const classes = classesBeside(parent, list.index(), "p") ?? [];
  const [added] = parent.append({ type: "text", tagName: "p", classes }, { at: list.index() + 1 });
  if (rest.length > 0) {
    const items = rest.map((other) => JSON.parse(JSON.stringify(other)) as object);
    for (const other of rest) other.remove();
    const { components: _, ...shell } = copyOf(list) as Record<string, unknown>;
    parent.append({ ...shell, components: items }, { at: list.index() + 2 });
  }
  if (list.components().length === 0) list.remove();
  if (added) await editAt(engine, added, START);
}

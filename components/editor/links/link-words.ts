import type { Component, Editor } from "grapesjs";
import { type LinkChoice, type LinkTarget, linkAttributes, targetOf } from "@/components/editor/links/link-choice";
import { openLinkDialog } from "@/components/editor/links/open-link-dialog";
import { finishTyping } from "@/components/editor/one-step";
import { editAt } from "@/components/editor/texts/edit-text";
import type { EditedText, OpenText } from "@/components/editor/texts/open-text";
import { addMark, linkAt, type Mark, markOf, removeMarks } from "@/components/editor/texts/pieces";
import { textUnitOf } from "@/components/editor/texts/text-unit";

/** Elements in which a link is not possible. */
const WITHOUT_LINKS = "button, label, summary";

export const canLink = ({ text }: EditedText): boolean => text.element.closest(WITHOUT_LINKS) === null;

/** Whether the caret is in a link, or the whole text is one. */
export const isLinked = ({ text, component }: EditedText): boolean =>
  linkAt(text.pieces, text.range) !== null || linkAround(component) !== null;

/** The link that contains the whole text. */
const linkAround = (component: Component): Component | null =>
  [component, ...component.parents()].find(({ tagName }) => tagName === "a") ?? null;

/** Lets the user choose where the selected words lead, or change or remove the link at the caret. */
export async function linkWords(engine: Editor, edited: EditedText): Promise<void> {
  if (!canLink(edited)) return;
  const around = linkAround(edited.component);
  if (around) return linkWhole(engine, edited, around);
  const { text } = edited;
  const found = linkAt(text.pieces, text.range);
  const current = found && targetOf(found.link.attributes);
  const choice = await openLinkDialog({ engine, current, canRemove: current !== null });
  if (choice && text.isOpen) changeLink(text, choice);
  if (text.isOpen) text.focus();
}

/** Links the selected words, or changes the link at the caret. Without either, inserts the name of the target. */
export function changeLink(text: OpenText, choice: LinkChoice): void {
  const { pieces, range } = text;
  const found = linkAt(pieces, range);
  const words = found?.range ?? range;
  const isLink = ({ tag }: Mark) => tag === "a";
  if (choice.remove) text.change(removeMarks(pieces, words, isLink), range);
  else {
    const mark = markOf("a", linkAttributes(choice, found?.link.attributes));
    if (words.from < words.to) text.change(addMark(pieces, words, mark, isLink), range);
    else text.insert([{ text: choice.label, marks: [...text.marks, mark] }]);
  }
}

/** A link without a style of its own can be removed: its words become a part of the text around it. */
async function linkWhole(engine: Editor, { text, component }: EditedText, link: Component): Promise<void> {
  const { range } = text;
  const choice = await openLinkDialog({
    engine,
    current: targetOf(link.getAttributes()),
    canRemove: link.getClasses().length === 0,
  });
  if (!choice) {
    if (text.isOpen) text.focus();
    return;
  }
  await finishTyping(engine);
  const edited = choice.remove ? withoutLink(link) : component;
  if (!choice.remove) setLink(link, choice);
  if (edited) await editAt(engine, edited, range);
}

function withoutLink(link: Component): Component | null {
  const parent = link.parent();
  link.replaceWith(JSON.parse(JSON.stringify(link.components())));
  return parent ? textUnitOf(parent) : null;
}

/** Changes where a link leads. */
export function setLink(link: Component, { href, newTab }: LinkTarget): void {
  link.addAttributes({ href });
  if (newTab) link.addAttributes({ target: "_blank" });
  else link.removeAttributes("target");
}

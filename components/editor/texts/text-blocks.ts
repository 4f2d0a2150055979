import type { Component, Editor } from "grapesjs";
import { BASIC_BLOCKS } from "@/components/editor/basic-blocks";
import { isInRow } from "@/components/editor/child-layout";
import { addMissingRules, canHold } from "@/components/editor/component-actions";
import { finishTyping } from "@/components/editor/one-step";
import { oneText } from "@/components/editor/paste/one-text";
import { editAt } from "@/components/editor/texts/edit-text";
import { classesBeside, classesInSection } from "@/components/editor/texts/like-others";
import type { EditedText } from "@/components/editor/texts/open-text";

export type ListTag = "ul" | "ol";

/** What a text can be as a whole. */
export const BLOCK_TAGS = ["p", "h1", "h2", "h3", "h4", "h5", "h6"] as const;
export type BlockTag = (typeof BLOCK_TAGS)[number];

/** Null for a text that is part of something else, such as a button or the label of a field. */
export const blockOf = ({ component }: EditedText): BlockTag | null =>
  BLOCK_TAGS.find((tag) => tag === component.tagName) ?? null;

export const isQuoted = ({ component }: EditedText): boolean =>
  component.tagName === "blockquote" || component.parent()?.tagName === "blockquote";

/** The list of which a text is an item, or null. */
export function listOf({ component }: EditedText): ListTag | null {
  const list = component.tagName === "li" ? component.parent()?.tagName : null;
  return list === "ul" || list === "ol" ? list : null;
}

export const canBeItem = (edited: EditedText): boolean => listOf(edited) !== null || isFreeBlock(edited);
export const canBeQuote = (edited: EditedText): boolean => isQuoted(edited) || isFreeBlock(edited);

/** Whether a list or a quote may be where the text is. */
function isFreeBlock({ component }: EditedText): boolean {
  const parent = component.parent();
  return BLOCK_TAGS.some((tag) => tag === component.tagName) && parent !== undefined && canHold(parent);
}

/** Changes the element of an open text. `change` returns the element in which the text is afterwards. */
async function changeElement(
  engine: Editor,
  { text, component }: EditedText,
  change: (component: Component) => Component | undefined,
): Promise<void> {
  const { range } = text;
  await finishTyping(engine);
  const changed = change(component);
  if (changed) await editAt(engine, changed, range);
}

/**
 * Makes the text a paragraph or a heading. A paragraph that becomes a heading, or the other way round, looks like the
 * others in its section: its own classes would keep its size.
 */
export const setBlock = (engine: Editor, edited: EditedText, tagName: BlockTag): Promise<void> =>
  changeElement(engine, edited, (component) => {
    const becomesOther = (tagName === "p") !== (component.tagName === "p");
    const classes = becomesOther ? (classesInSection(component, tagName) ?? []) : null;
    component.set({ tagName });
    if (classes) component.setClass(classes);
    return component;
  });

/** Makes the text an item of a list of this kind. An item of such a list becomes a paragraph, with all others. */
export const toggleList = (engine: Editor, edited: EditedText, tag: ListTag): Promise<void> =>
  changeElement(engine, edited, (component) => {
    const list = listOf(edited);
    if (list === null) return toItem(component, tag);
    if (list === tag) return toParagraphs(component);
    component.parent()?.set({ tagName: tag });
    return component;
  });

type Json = Record<string, unknown>;
const json = (component: Component) => JSON.parse(JSON.stringify(component)) as Json;

/** Adds the text to the list before it, or to a new one. */
function toItem(component: Component, tagName: ListTag): Component | undefined {
  const parent = component.parent();
  const at = component.index();
  const previous = at > 0 ? parent?.components().at(at - 1) : undefined;
  const classes = parent ? classesBeside(parent, at, tagName) : null;
  const itemClasses =
    previous?.tagName === tagName ? classesBeside(previous, previous.components().length, "li") : null;
  const item = { ...json(component), tagName: "li", ...(itemClasses && { classes: itemClasses }) };
  component.remove();
  if (previous?.tagName === tagName) return previous.append(item)[0];
  const [list] = parent?.append({ tagName, classes: classes ?? [], components: [item] }, { at }) ?? [];
  return list?.components().at(0);
}

/**
 * Replaces the list of an item by a paragraph for each item. Returns the paragraph of this one. Where these would be
 * columns, the items become lines of one paragraph.
 */
function toParagraphs(component: Component): Component | undefined {
  const list = component.parent();
  const parent = list?.parent();
  if (!list || !parent) return;
  const [at, index] = [list.index(), component.index()];
  const classes = classesBeside(parent, at, "p");
  const paragraphs = list
    .components()
    .models.map((item) => ({ ...json(item), tagName: "p", ...(classes && { classes }) }));
  const isOne = isInRow(list);
  list.remove();
  const added = parent.append(isOne ? [{ ...paragraphs[0], components: oneText(paragraphs) }] : paragraphs, { at });
  return added[isOne ? 0 : index];
}

/** Makes the first item of a list a paragraph before it. */
export const leaveList = (engine: Editor, edited: EditedText): Promise<void> =>
  changeElement(engine, edited, (component) => {
    const list = component.parent();
    const parent = list?.parent();
    if (!list || !parent) return component;
    const at = list.index();
    const classes = classesBeside(parent, at, "p");
    const [added] = parent.append({ ...json(component), tagName: "p", ...(classes && { classes }) }, { at });
    component.remove();
    if (list.components().length === 0) list.remove();
    return added;
  });

/** Puts the text into a quote, or takes it out of one. */
export async function toggleQuote(engine: Editor, edited: EditedText): Promise<void> {
  const { parseCss } = await import("@/lib/site-pages/parse-css");
  const rules = parseCss(BASIC_BLOCKS.find(({ id }) => id === "quote")?.css ?? "");
  await changeElement(engine, edited, (component) => {
    if (component.tagName === "blockquote") return component.set({ tagName: "p" });
    if (isQuoted(edited)) return outOfQuote(component);
    addMissingRules(engine, rules);
    const [parent, at] = [component.parent(), component.index()];
    const moved = { ...json(component), tagName: "p" };
    component.remove();
    const [quote] = parent?.append({ tagName: "blockquote", classes: ["quote"], components: [moved] }, { at }) ?? [];
    return quote?.components().at(0);
  });
}

function outOfQuote(component: Component): Component | undefined {
  const quote = component.parent();
  const moved = json(component);
  component.remove();
  const [out] = quote?.parent()?.append(moved, { at: quote.index() + 1 }) ?? [];
  if (quote?.components().length === 0) quote.remove();
  return out;
}

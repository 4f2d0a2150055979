import type { Component, Editor } from "grapesjs";
import { canHold, fitsContent } from "@/components/editor/component-actions";
import { finishTyping } from "@/components/editor/one-step";
import { inlineHtml } from "@/components/editor/paste/inline-html";
import { notePictures } from "@/components/editor/paste/note-pictures";
import { oneText, withoutLinks } from "@/components/editor/paste/one-text";
import { readClipboard } from "@/components/editor/paste/read-clipboard";
import type { T } from "@/lib/i18n/create-t";
import type { DocumentComponent } from "@/lib/site-pages/document";

/** Handles a paste while a text is edited. */
export function pasteTyped(engine: Editor, t: T, event: ClipboardEvent): void {
  const { clipboardData } = event;
  if (!clipboardData) return;
  event.preventDefault(); // the browser would insert foreign elements
  const { components, pictures } = readClipboard(clipboardData);
  void pasteIntoText(engine, components);
  notePictures(t, pictures);
}

/**
 * Puts what was pasted at the caret of the text that is being edited. The first paragraph continues the text. The
 * others become elements after it if there may be such elements, else lines of the text.
 */
async function pasteIntoText(engine: Editor, blocks: readonly DocumentComponent[]): Promise<void> {
  const component = engine.getEditing();
  const element = component?.getEl();
  if (!component || !element || blocks.length === 0) return;
  const elements = elementsFor(engine, component, blocks);
  if (elements && (elements.length > 1 || !elements.every(isText))) await pasteElements(engine, component, elements);
  else insertText(element, oneText(blocks));
}

const TEXT_TAGS = /^(?:p|h[1-6]|li)$/;
const isText = ({ tagName }: DocumentComponent): boolean => TEXT_TAGS.test(tagName ?? "");

/** Elements whose content cannot be elements with links. */
const WITHOUT_LINKS = "a, button, label, summary";

/** What was pasted as elements that may follow the edited one. Null if it can only be part of its text. */
function elementsFor(
  engine: Editor,
  component: Component,
  blocks: readonly DocumentComponent[],
): readonly DocumentComponent[] | null {
  const parent = component.parent();
  if (!TEXT_TAGS.test(component.tagName) || !parent || !canHold(parent) || component.getEl()?.closest(WITHOUT_LINKS))
    return null;
  if (component.tagName !== "li") return fitsContent(engine, [...blocks], parent) ? blocks : null;
  const items = blocks.map(itemsOf);
  return items.every((found) => found !== null) ? items.flat() : null;
}

/** The items of a list, or a text as an item. */
function itemsOf(block: DocumentComponent): readonly DocumentComponent[] | null {
  if (block.tagName === "ul" || block.tagName === "ol") return block.components ?? [];
  return isText(block) ? [{ ...block, tagName: "li" }] : null;
}

function insertText(element: HTMLElement, parts: DocumentComponent[]): void {
  const html = inlineHtml(element.closest(WITHOUT_LINKS) ? withoutLinks(parts) : parts);
  element.ownerDocument.execCommand("insertHTML", false, html);
}

async function pasteElements(
  engine: Editor,
  component: Component,
  elements: readonly DocumentComponent[],
): Promise<void> {
  const element = component.getEl() as HTMLElement;
  const rest = takeTextAfterCaret(element);
  const [first, ...others] = elements as [DocumentComponent, ...DocumentComponent[]];
  const isReplaced = isEmpty(element) && (!isText(first) || (component.tagName === "p" && first.tagName !== "p"));
  const continues = isText(first) && !isReplaced;
  if (continues) insertText(element, oneText([first]));
  await finishTyping(engine);
  // what follows is done without a pause, so that one undo reverts it all
  const { tagName } = component;
  const classes = component.getClasses();
  const likeThis = (block: DocumentComponent) => (block.tagName === tagName ? { ...block, classes } : block);
  const end = rest ? [{ type: "text", tagName, classes, components: rest }] : [];
  const added = (continues ? others : elements).map(likeThis);
  const siblings = component.parent()?.append([...added, ...end], { at: component.index() + 1 }) ?? [];
  if (isReplaced) component.remove();
  engine.select(siblings[added.length - 1]);
}

const isEmpty = (element: Element): boolean => (element.textContent ?? "").trim() === "";

/** Removes what is selected and the text after it. Returns the HTML of that text, without what the engine added. */
function takeTextAfterCaret(element: HTMLElement): string {
  const page = element.ownerDocument;
  const selected = page.getSelection();
  if (!selected || selected.rangeCount === 0) return "";
  if (!selected.isCollapsed) page.execCommand("delete");
  const { startContainer, startOffset } = selected.getRangeAt(0);
  const range = page.createRange();
  range.selectNodeContents(element);
  range.setStart(startContainer, startOffset);
  const box = page.createElement("div");
  box.append(range.extractContents());
  for (const part of box.querySelectorAll("*"))
    for (const name of part.getAttributeNames()) if (isOfEngine(name)) part.removeAttribute(name);
  return isEmpty(box) ? "" : box.innerHTML;
}

const isOfEngine = (name: string) => name === "id" || name === "draggable" || name.startsWith("data-gjs-");

import type { Component, Editor } from "grapesjs";
import { pasteTyped } from "@/components/editor/paste/paste-into-text";
import { isModalOpen } from "@/components/editor/shortcuts";
import { OpenText, openTextOf, setOpenText, TEXT_CHANGE } from "@/components/editor/texts/open-text";
import { listenToTyping } from "@/components/editor/texts/text-input";
import type { T } from "@/lib/i18n/create-t";

/** Lets the texts of the engine be edited as pieces, so that only clean elements get into the document. */
export function addTextEditing(engine: Editor, t: T): void {
  const endings = new WeakMap<OpenText, () => void>();
  engine.setCustomRte<OpenText>({
    parseContent: true,
    enable(element, _, { view, event }) {
      const { text, end } = openText(engine, t, element, view.model as Component);
      endings.set(text, end);
      text.focus();
      if (event) selectPressed(text, event as MouseEvent);
      return text;
    },
    disable(_, text) {
      if (text?.isOpen) endings.get(text)?.();
    },
    getContent: (element, text) => (text?.isOpen ? text.html : element.innerHTML),
  });
  Object.assign(engine.Components.getType("text")?.view.prototype ?? {}, { onDisable });
  engine.on("page:select:before", () => endBeforePage(engine));
}

function openText(engine: Editor, t: T, element: HTMLElement, component: Component) {
  const page = element.ownerDocument;
  const notify = () => void engine.trigger(TEXT_CHANGE);
  const text = new OpenText(element, {
    // the engine reports each change that this event reports
    onChange: () => element.dispatchEvent(new Event("input", { bubbles: true })),
    onSelect: notify,
  });
  const edited = { text, component };
  const stopListening = listenToTyping(engine, edited);
  const paste = (event: ClipboardEvent) => pasteTyped(engine, t, event);
  // a dialog that closes gives focus back to the canvas, in which browsers then focus nothing
  const focus = () => text.focus();
  element.addEventListener("input", notify);
  page.addEventListener("paste", paste);
  page.defaultView?.addEventListener("focus", focus);
  setOpenText(engine, edited);
  const end = () => {
    stopListening();
    element.removeEventListener("input", notify);
    page.removeEventListener("paste", paste);
    page.defaultView?.removeEventListener("focus", focus);
    text.end();
    setOpenText(engine, null);
  };
  return { text, end };
}

/** Puts the caret where the pointer is, unless a word has been selected there. */
function selectPressed(text: OpenText, { clientX, clientY }: MouseEvent): void {
  const { range } = text;
  if (range.from < range.to) return;
  const page = text.element.ownerDocument as Document & {
    caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node; offset: number } | null;
  };
  const place = page.caretPositionFromPoint?.(clientX, clientY);
  if (place && text.element.contains(place.offsetNode)) page.getSelection()?.collapse(place.offsetNode, place.offset);
  else {
    const pressed = page.caretRangeFromPoint?.(clientX, clientY);
    if (pressed && text.element.contains(pressed.startContainer))
      page.getSelection()?.collapse(pressed.startContainer, pressed.startOffset);
  }
}

/** What belongs to the open text, although it is outside of it. */
const TEXT_TOOLS = "[data-text-tools], [role=menu], [role=dialog]:not([data-editor-find])";

/** The engine ends the editing when the pointer is pressed anywhere outside the text. */
function onDisable(this: { disableEditing: (options?: object) => Promise<void> }, event?: { target?: unknown }): void {
  const { target } = event ?? {};
  if (target instanceof Element && (target.closest(TEXT_TOOLS) || isModalOpen())) return;
  void this.disableEditing(event);
}

/** Before another page is opened, what was typed becomes part of this one: its element is about to vanish. */
function endBeforePage(engine: Editor): void {
  const edited = openTextOf(engine);
  if (!edited) return;
  const { component, text } = edited;
  const { html } = text;
  const view = component.getView() as unknown as { lastContent?: string; toggleEvents: () => void } | undefined;
  const isChanged = html !== view?.lastContent;
  void engine.RichTextEditor.disable(view as never, text as never);
  view?.toggleEvents();
  if (isChanged) component.components(html);
}

import type { Component, Editor } from "grapesjs";
import { componentName } from "@/components/editor/component-kinds";
import type { T } from "@/lib/i18n/create-t";

/** The engine's component types that documents do not need. Some could contain code. */
const UNUSED_TYPES = ["script", "comment", "map", "data-variable", "data-condition", "data-collection"];

/** Adds the component types of Plinth's documents to the engine, and removes types that documents do not use. */
export function addComponentTypes(editor: Editor, t: T): void {
  const { Components } = editor;
  for (const type of UNUSED_TYPES) Components.removeType(type);
  Components.addType("default", {
    model: {
      defaults: { toolbar: [] },
      getName(this: Component) {
        return componentName(this, t);
      },
    },
  });
  addFormTypes(editor);
  Components.addType("custom-code", {
    isComponent: (element) => element.dataset?.gjsType === "custom-code",
    model: { defaults: { droppable: false, editable: false, content: "" } },
    view: {
      /** Shows the code as text, because the engine's own method would insert it as HTML. */
      updateContent(this: { el: HTMLElement; model: Component }) {
        this.el.textContent = this.model.get("content") || t("Custom code");
      },
    },
  });
}

const FORM_TAGS = ["form", "input", "textarea", "select", "button"] as const;

/** An event of the canvas. The engine's own type is too general. */
type EngineEvent = { target: unknown; key?: string; preventDefault: () => void };

/** A click selects a field in the editor instead of focusing or opening it. */
function preventFieldFocus(event: EngineEvent): void {
  if (/^(?:INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName)) event.preventDefault();
}

/**
 * The events of the engine's text view. They are repeated here because a view's own `events` replaces those of the view
 * that it extends.
 */
const TEXT_EVENTS = { dblclick: "onActive", input: "onInput" };

/** Types a space into the text of a button. Browsers would click the button instead. */
function typeSpace(event: EngineEvent): void {
  const element = event.target as HTMLElement;
  if (event.key !== " " || !element.isContentEditable) return;
  event.preventDefault();
  element.ownerDocument.execCommand("insertText", false, " ");
}

/** Firefox clicks a button when the space key is released. */
function preventClick(event: EngineEvent): void {
  if (event.key === " ") event.preventDefault();
}

/** Adds types for the elements of a form, because the engine has none. */
function addFormTypes({ Components }: Editor): void {
  for (const tagName of FORM_TAGS) {
    Components.addType(tagName, {
      isComponent: (element) => element.tagName?.toLowerCase() === tagName,
      ...(tagName === "button"
        ? { extend: "text", view: { events: () => ({ ...TEXT_EVENTS, keydown: typeSpace, keyup: preventClick }) } }
        : { view: { events: () => ({ mousedown: preventFieldFocus }) } }),
      model: {
        defaults: {
          tagName,
          void: tagName === "input",
          droppable: tagName === "form",
          highlightable: tagName === "form",
        },
      },
    });
  }
}

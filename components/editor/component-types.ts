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

function preventFieldFocus(event: { target: unknown; preventDefault: () => void }): void {
  if (/^(?:INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName)) event.preventDefault();
}

/** Adds types for the elements of a form, because the engine has none. */
function addFormTypes({ Components }: Editor): void {
  for (const tagName of FORM_TAGS) {
    Components.addType(tagName, {
      isComponent: (element) => element.tagName?.toLowerCase() === tagName,
      ...(tagName === "button" && { extend: "text" }),
      model: {
        defaults: {
          tagName,
          void: tagName === "input",
          droppable: tagName === "form",
          highlightable: tagName === "form",
        },
      },
      // a click selects a field instead of focusing or opening it
      view: { events: () => ({ mousedown: preventFieldFocus }) },
    });
  }
}

import type { Component, Editor } from "grapesjs";
import { componentName } from "@/components/editor/component-kinds";
import type { T } from "@/lib/i18n/create-t";

/** The engine's component types that documents do not need. Some could contain code. */
const UNUSED_TYPES = ["script", "comment", "map", "data-variable", "data-condition", "data-collection"];

/** The event with the element for which the user wants to choose another picture. */
export const CHOOSE_PICTURE = "plinth:choose-picture";

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
  for (const type of ["image", "video"]) {
    const toJson = Components.getType(type)?.model.prototype.toJSON as (options?: object) => Json;
    Components.addType(type, {
      model: {
        init: followAttributes,
        toJSON(this: Component, options?: object) {
          return withoutCopies(toJson.call(this, options));
        },
      },
    });
  }
  Components.addType("image", {
    view: {
      /** A double click opens the picture picker instead of the engine's own window, which shows no files. */
      onActive(this: { model: Component }, event?: { stopPropagation: () => void }) {
        event?.stopPropagation();
        editor.trigger(CHOOSE_PICTURE, this.model);
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

type Json = Record<string, unknown>;

/** Leaves out the properties that only repeat attributes. */
function withoutCopies(json: Json): Json {
  const attributes = (json.attributes ?? {}) as Json;
  const isCopy = (name: string, value: unknown) => MEDIA_ADDRESSES.includes(name) && value === attributes[name];
  return Object.fromEntries(Object.entries(json).filter(([name, value]) => !isCopy(name, value)));
}

/** The attributes of a picture or a video that the engine also keeps as properties, from which it draws them. */
const MEDIA_ADDRESSES = ["src", "poster"];

/**
 * Lets the properties of a picture or a video follow its attributes, which are what is published. Otherwise, a replaced
 * picture would come back as soon as the engine draws the page again.
 */
function followAttributes(this: Component): void {
  for (const name of MEDIA_ADDRESSES) {
    const address = () => this.getAttributes()[name] as unknown;
    const follow = () => this.set(name, address() ?? "");
    if (typeof address() === "string") follow();
    this.on(`change:attributes:${name}`, follow);
  }
}

const FORM_TAGS = ["form", "input", "textarea", "select", "button"] as const;

/** An event of the canvas. The engine's own type is too general. */
type EngineEvent = { target: unknown; preventDefault: () => void };

/** A click selects a field in the editor instead of focusing or opening it. */
function preventFieldFocus(event: EngineEvent): void {
  if (/^(?:INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName)) event.preventDefault();
}

/** Adds types for the elements of a form, because the engine has none. */
function addFormTypes({ Components }: Editor): void {
  for (const tagName of FORM_TAGS) {
    Components.addType(tagName, {
      isComponent: (element) => element.tagName?.toLowerCase() === tagName,
      ...(tagName === "button" ? { extend: "text" } : { view: { events: () => ({ mousedown: preventFieldFocus }) } }),
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

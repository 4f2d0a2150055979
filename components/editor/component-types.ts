import type { Component, Editor } from "grapesjs";
import { componentName } from "@/components/editor/component-kinds";
import { keepIdsOfRestored } from "@/components/editor/kept-ids";
import { canDrop } from "@/components/editor/nesting";
import { isTextUnit } from "@/components/editor/texts/text-unit";
import { leaveOutUnusedIds } from "@/components/editor/unused-ids";
import type { T } from "@/lib/i18n/create-t";

/** The engine's component types that documents do not need. Some could contain code. */
const UNUSED_TYPES = ["script", "comment", "map", "data-variable", "data-condition", "data-collection"];

/** The event with the element for which the user wants to choose another picture. */
export const CHOOSE_PICTURE = "plinth:choose-picture";

/** Adds the component types of Plinth's documents to the engine, and removes types that documents do not use. */
export function addComponentTypes(editor: Editor, t: T): void {
  const { Components } = editor;
  leaveOutUnusedIds(editor);
  keepIdsOfRestored(editor);
  for (const type of UNUSED_TYPES) Components.removeType(type);
  Components.addType("default", {
    model: {
      defaults: { toolbar: [], draggable: canDrop },
      getName(this: Component) {
        return componentName(this, t);
      },
    },
  });
  const drawAttributes = Components.getType("default")?.view.prototype.updateAttributes as (() => void) | undefined;
  const toJson = Components.getType("image")?.model.prototype.toJSON as (options?: object) => Json;
  Components.addType("image", {
    model: {
      init: followAttributes,
      toJSON(this: Component, options?: object) {
        return withoutCopies(toJson.call(this, options));
      },
    },
    view: {
      /** A double click opens the picture picker instead of the engine's own window, which shows no files. */
      onActive(this: { model: Component }, event?: { stopPropagation: () => void }) {
        event?.stopPropagation();
        editor.trigger(CHOOSE_PICTURE, this.model);
      },
    },
  });
  // Not the engine's own type, which puts the video into a box: in a row or a grid, the published video would differ.
  Components.addType("video", {
    extend: "default",
    isComponent: (element) => element.tagName === "VIDEO",
    model: { defaults: { tagName: "video", droppable: false } },
    view: { events: () => ({ click: (event: EngineEvent) => event.preventDefault() }) },
  });
  Components.addType("iframe", {
    extend: "default",
    isComponent: (element) => element.tagName === "IFRAME",
    model: { defaults: { tagName: "iframe", droppable: false } },
    view: {
      /** The canvas loads no pages of others, which could ask for a password in the name of the editor. */
      updateAttributes(this: { el: HTMLElement }) {
        drawAttributes?.call(this);
        this.el.removeAttribute("src");
        this.el.style.pointerEvents = "none"; // a click selects it
      },
    },
  });
  for (const tagName of TABLE_TAGS)
    Components.addType(tagName, {
      extend: "default",
      isComponent: (element) => element.tagName?.toLowerCase() === tagName,
      model: { defaults: { tagName } },
    });
  // a new type "text" would not be what links and labels extend
  Object.assign(Components.getType("text")?.view.prototype ?? {}, { canActivate });
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

/** The engine's own types would fill an empty table with a row and a cell each time it is loaded. */
const TABLE_TAGS = ["table", "thead", "tbody", "tfoot"] as const;

/**
 * The engine would edit the outermost element of an editable type instead, and its text would include fields and
 * pictures. Which element is edited is decided before (`textUnitOf`).
 */
function canActivate(this: { rteEnabled?: boolean; model: Component }): { result: boolean } {
  return { result: !this.rteEnabled && isTextUnit(this.model) };
}

type Json = Record<string, unknown>;

/** Leaves out the properties that only repeat attributes. */
function withoutCopies(json: Json): Json {
  const attributes = (json.attributes ?? {}) as Json;
  const isCopy = (name: string, value: unknown) => name === "src" && value === attributes[name];
  return Object.fromEntries(Object.entries(json).filter(([name, value]) => !isCopy(name, value)));
}

/**
 * Lets the property `src` of a picture, from which the engine draws it, follow its attribute, which is what is
 * published. Otherwise, a replaced picture would come back as soon as the engine draws the page again.
 */
function followAttributes(this: Component): void {
  const address = () => this.getAttributes().src as unknown;
  const follow = () => this.set("src", address() ?? "");
  if (typeof address() === "string") follow();
  this.on("change:attributes:src", follow);
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

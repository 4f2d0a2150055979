import type { Component, Editor } from "grapesjs";

/** The prototypes that have been changed: all engines share them. */
const changed = new WeakSet<object>();

type Json = Record<string, unknown>;
type Method = (this: Component, options?: object) => Json;
type Prototype = { getAttributes: Method; toJSON: Method };

/**
 * Keeps the ids of elements out of the document if nothing needs them. The engine gives each element an id, and adds it
 * to the attributes as soon as the element has been selected, because it may get styles of its own then. An element
 * whose id is on another page too gets a second one, which is another one each time the document is loaded. Call this
 * before the first type is added.
 */
export function leaveOutUnusedIds(engine: Editor): void {
  const prototype = engine.Components.getType("default")?.model.prototype as Prototype | undefined;
  if (!prototype || changed.has(prototype)) return;
  changed.add(prototype);
  const { getAttributes, toJSON } = prototype;
  prototype.getAttributes = function (options) {
    const attributes = getAttributes.call(this, options);
    const { id } = attributes;
    if (typeof id !== "string" || this.get("attributes")?.id !== undefined || hasOwnStyles(this, id)) return attributes;
    const { id: _id, ...others } = attributes;
    return others;
  };
  prototype.toJSON = function (options) {
    const { id: _, ...json } = toJSON.call(this, options);
    return json;
  };
}

const hasOwnStyles = ({ em }: Component, id: string): boolean =>
  em.Css.getRules(`#${id}`).some((rule) => Object.keys(rule.getStyle()).length > 0);

import { isObject, type Json } from "@/lib/editor/merge/same";

export const childrenOf = ({ components }: Json): Json[] =>
  Array.isArray(components) ? components.filter(isObject) : [];

export const attributesOf = ({ attributes }: Json): Json => (isObject(attributes) ? attributes : {});

export const idOf = (element: Json): string | null => {
  const { id } = attributesOf(element);
  return typeof id === "string" ? id : null;
};

/** The name of a class or a selector, which the engine stores as text or as an object. */
export const classNameOf = (stored: unknown): string => String(isObject(stored) ? stored.name : stored);

/** Whether an element has words of its own, so that it and what is in it are one text. */
export const isText = (element: Json): boolean =>
  childrenOf(element).some(({ type, content }) => type === "textnode" && String(content ?? "").trim() !== "");

/** The words in an element, in one line. */
export function wordsOf(element: Json): string {
  const own = typeof element.content === "string" ? [element.content] : [];
  return [...own, ...childrenOf(element).map(wordsOf)].join(" ").replace(/\s+/g, " ").trim();
}

export const tagOf = ({ tagName, type }: Json): string =>
  String(type === "wrapper" ? "body" : (tagName ?? type ?? "div")).toLowerCase();

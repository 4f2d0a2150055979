import { createElement, Fragment, type ReactNode } from "react";
import { placeholders, type Values } from "@/lib/i18n/translate";

/** Strings, numbers and elements replace `:name`. A function wraps the text inside `<name>...</name>`. */
export type RichValues = Readonly<Record<string, ReactNode | ((text: string) => ReactNode)>>;

type Translate = (line: string, values?: Values) => string;

/**
 * Translates a sentence and fills in values and elements. Tags cannot be nested. A tag without a function stays plain
 * text, so that a translation cannot add elements.
 */
export function rich(t: Translate, line: string, values: RichValues): ReactNode {
  const plain: Record<string, string | number> = {};
  const elements: Record<string, ReactNode> = {};
  const wrappers: Record<string, (text: string) => ReactNode> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "function") wrappers[name] = value;
    else if (typeof value === "string" || typeof value === "number") plain[name] = value;
    else elements[name] = value;
  }
  const parts = wrapTags(t(line, plain), wrappers).flatMap((part) =>
    typeof part === "string" ? fillElements(part, elements) : [part],
  );
  return createElement(Fragment, null, ...parts);
}

function wrapTags(text: string, wrappers: Record<string, (text: string) => ReactNode>): ReactNode[] {
  const names = Object.keys(wrappers);
  if (names.length === 0) return [text];
  // with two groups, split() returns: text, name, inner text, text, name, inner text, ... text
  const pieces = text.split(new RegExp(`<(${names.join("|")})>(.*?)</\\1>`, "s"));
  return pieces.flatMap((piece, index) => {
    if (index % 3 === 0) return [piece];
    return index % 3 === 1 ? [wrappers[piece]?.(pieces[index + 1] ?? "")] : [];
  });
}

function fillElements(text: string, elements: Record<string, ReactNode>): ReactNode[] {
  const names = Object.keys(elements);
  if (names.length === 0) return [text];
  return text.split(placeholders(names)).map((piece, index) => (index % 2 === 0 ? piece : elements[piece]));
}

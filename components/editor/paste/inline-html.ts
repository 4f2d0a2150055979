import type { DocumentComponent } from "@/lib/site-pages/document";
import { escapeHtml } from "@/lib/site-pages/escape";

/** The HTML of a text and its formatting. */
export function inlineHtml(components: readonly DocumentComponent[]): string {
  return components.map(elementHtml).join("");
}

function elementHtml({ type, tagName, attributes, components = [], content }: DocumentComponent): string {
  if (type === "textnode") return escapeHtml(content ?? "");
  if (tagName === "br") return "<br>";
  const written = Object.entries(attributes ?? {}).map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
  return `<${tagName}${written.join("")}>${inlineHtml(components)}</${tagName}>`;
}

/** Trusted HTML, as opposed to plain text. */
export type Html = { html: string };

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** A template tag that escapes every value except trusted HTML. */
export function html(parts: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  return { html: parts.map((part, index) => part + toHtml(values[index])).join("") };
}

function toHtml(value: string | number | Html | Html[] | undefined): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) return value.map(toHtml).join("\n");
  return typeof value === "object" ? value.html : escapeHtml(String(value));
}

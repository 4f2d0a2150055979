import { type PastedContent, readForeignHtml } from "@/components/editor/paste/foreign-html";
import { readPlainText } from "@/components/editor/paste/plain-text";

/** Reads a clipboard. If its HTML has no words or is only a copy of plain text, its text counts. */
export function readClipboard(clipboard: DataTransfer): PastedContent {
  const html = clipboard.getData("text/html");
  const text = clipboard.getData("text/plain");
  const fromHtml = html ? readForeignHtml(html) : null;
  if (fromHtml && (fromHtml.components.length > 0 || text.trim() === "")) return fromHtml;
  return { components: readPlainText(text), pictures: 0 };
}

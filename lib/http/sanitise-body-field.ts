import "server-only";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { sanitiseHtml } from "@/lib/sanitise/sanitise-html";

/** Sanitises the HTML of the input field `body`. Throws a 422 if it has too many elements or levels. */
export async function sanitiseBodyField(html: string): Promise<string> {
  const body = await sanitiseHtml(html);
  if (body === null) throw invalid({ body: [line("This HTML has too many elements, or they are nested too deeply.")] });
  return body;
}

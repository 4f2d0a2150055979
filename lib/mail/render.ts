import type { MailContext, Template } from "@/lib/mail/content";
import { htmlBody } from "@/lib/mail/html-body";
import { type TemplateData, type TemplateName, templates } from "@/lib/mail/templates/templates";
import { textBody } from "@/lib/mail/text-body";

export type RenderedMail = { subject: string; html: string; text: string };

/** Renders an email in the context's language. Pure: the same input gives the same email. */
export function renderMail<Name extends TemplateName>(
  name: Name,
  data: TemplateData<Name>,
  context: MailContext,
): RenderedMail {
  const content = templateOf(name).write(data, context);
  return { subject: onOneLine(content.subject), html: htmlBody(content, context), text: textBody(content, context) };
}

/** The template of this name, with the type of its data. */
export function templateOf<Name extends TemplateName>(name: Name): Template<TemplateData<Name>> {
  return templates[name] as unknown as Template<TemplateData<Name>>;
}

/** Puts a subject on one line, because a translation or a name in it may contain line breaks. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

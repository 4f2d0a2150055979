import type { Block, Content, MailContext } from "@/lib/mail/content";

/** Returns the email as plain text. */
export function textBody(
  { heading, blocks, reason, unsubscribeHref }: Content,
  { t, siteName, appUrl }: MailContext,
): string {
  const reasonText =
    reason ?? t("You received this email because you have an account at :site_name.", { site_name: siteName });
  const unsubscribe = unsubscribeHref === undefined ? "" : `\n${t("Unsubscribe")}: ${unsubscribeHref}`;
  const footer = `${reasonText}\n${appUrl}${unsubscribe}`;
  return `${[heading, ...blocks.map(blockText), `-- \n${footer}`].join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "text":
    case "note":
      return block.text;
    case "field":
      return `${block.label}:\n${block.value}`;
    case "code":
      return `    ${block.code}`;
    case "button":
      return `${block.label}:\n${block.href}`;
  }
}

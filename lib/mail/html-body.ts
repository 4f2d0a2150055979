import type { Block, Content, MailContext } from "@/lib/mail/content";
import { FONT, light, MONO, STYLE_SHEET } from "@/lib/mail/mail-styles";
import { type Html, html } from "@/lib/mail/markup";

const TEXT = `margin:0 0 16px;font:400 16px/1.55 ${FONT};color:${light.text};`;
const SMALL_TEXT = `font:400 13px/1.5 ${FONT};color:${light.muted};`;

const BUTTON = [
  `display:inline-block;padding:11px 20px;border-radius:4px;background:${light.accent};border-bottom:2px solid ${light.accentEdge}`,
  `font:600 16px/1.3 ${FONT};color:${light.onAccent};text-decoration:none`,
].join(";");

// `letter-spacing` also adds space after the last digit. The same padding at the start keeps the code centred.
const CODE = [
  `margin:0 0 20px;padding:16px 0 16px 8px;text-align:center;background:${light.surface};border:1px solid ${light.line};border-radius:4px`,
  `font:600 34px/1.2 ${MONO};letter-spacing:8px;color:${light.text};-webkit-user-select:all;user-select:all`,
].join(";");

/**
 * Returns the email as an HTML document with inline styles and without images. Tables are only used for the width in
 * Outlook.
 */
export function htmlBody(
  { subject, preview, heading, blocks, reason, unsubscribeHref }: Content,
  { t, direction, siteName, appUrl }: MailContext,
): string {
  const align = direction === "rtl" ? "right" : "left";
  return html`<!doctype html>
<html lang="${t.language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${{ html: STYLE_SHEET }}</style>
</head>
<body class="m-page" dir="${direction}" style="margin:0;padding:0;background:${light.bg};color:${light.text};-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${preview}</div>
<table role="presentation" class="m-page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.bg};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction}" style="max-width:560px;">
<tr><td align="${align}" style="padding:0 0 16px;">
<a class="m-text" href="${appUrl}" style="font:700 18px/1.3 ${FONT};color:${light.text};text-decoration:none;">${siteName}</a>
</td></tr>
<tr><td class="m-card" align="${align}" style="padding:32px;background:${light.raised};border:1px solid ${light.line};border-bottom:3px solid ${light.text};">
<h1 class="m-text" style="margin:0 0 16px;font:600 26px/1.2 ${FONT};color:${light.text};">${heading}</h1>
${blocks.map((block) => blockHtml(block, t))}
</td></tr>
<tr><td class="m-muted" align="${align}" style="padding:16px 0 0;${SMALL_TEXT}">
${reason ?? t("You received this email because you have an account at :site_name.", { site_name: siteName })}
${unsubscribeHref === undefined ? [] : html`<a class="m-muted" href="${unsubscribeHref}" style="color:${light.muted};">${t("Unsubscribe")}</a>`}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.html;
}

function blockHtml(block: Block, t: MailContext["t"]): Html {
  switch (block.kind) {
    case "text":
      return html`<p class="m-text" style="${TEXT}">${block.text}</p>`;
    case "field":
      return html`<p class="m-muted" dir="auto" style="margin:0;${SMALL_TEXT}">${block.label}</p>
<p class="m-text" dir="auto" style="${TEXT}white-space:pre-wrap;overflow-wrap:anywhere;">${block.value}</p>`;
    case "note":
      return html`<p class="m-muted m-rule" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${light.line};${SMALL_TEXT}">${block.text}</p>`;
    case "code":
      return html`<p class="m-code" dir="ltr" style="${CODE}">${block.code}</p>`;
    case "button":
      return html`<p style="margin:8px 0 20px;"><a class="m-button" href="${block.href}" style="${BUTTON}">${block.label}</a></p>
<p class="m-muted" style="margin:0 0 16px;${SMALL_TEXT}">${t("If the button does not work, open this address:")}<br>
<a class="m-link" href="${block.href}" dir="ltr" style="color:${light.text};text-decoration:underline;text-decoration-color:${light.accent};word-break:break-all;">${block.href}</a></p>`;
  }
}

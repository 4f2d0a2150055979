/** Attributes with texts that people read or hear. `data-form` is the name of a form in the list of its messages. */
const TEXT_ATTRIBUTE = / (alt|title|aria-label|placeholder|data-form)="([^"]*)"/g;

const NAMED = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": "\u00a0" };
const decode = (text) => text.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (name) => NAMED[name]);
const encode = (text) =>
  text.replace(/[&<>"\u00a0]/g, (mark) => Object.keys(NAMED).find((name) => NAMED[name] === mark));

/** Whether a translation can differ: a text with a letter, or an amount of money, but no email address. */
const isTranslatable = (text) => /[\p{L}\p{Sc}]/u.test(text) && !/^\S+@\S+$/.test(text);

/**
 * Changes the texts and the text attributes in HTML of our own blocks and sections. `change` gets each as plain text in
 * one line. Other HTML may have comments and scripts, which this does not know.
 */
export function mapHtmlTexts(html, change) {
  const changed = (text) => {
    const plain = decode(text.replace(/[ \n]+/g, " "));
    return isTranslatable(plain) ? encode(change(plain)) : text;
  };
  return html.replace(/<[^>]*>|[^<]+/g, (part) => {
    if (part.startsWith("<")) return part.replace(TEXT_ATTRIBUTE, (_, name, text) => ` ${name}="${changed(text)}"`);
    const text = part.trim();
    return text === "" ? part : part.replace(text, () => changed(text));
  });
}

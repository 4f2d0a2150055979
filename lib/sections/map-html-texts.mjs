/** Attributes with texts that people read or hear. `data-form` is the name of a form in the list of its messages. */
const TEXT_ATTRIBUTE = / (alt|title|aria-label|placeholder|data-form)="([^"]*)"/g;

const NAMED = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": "\u00a0" };
const decode = (text) => text.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (name) => NAMED[name]);
const encode = (text) =>
  text.replace(/[&<>"\u00a0]/g, (mark) => Object.keys(NAMED).find((name) => NAMED[name] === mark));

/** Whether a translation can differ: a text with a letter, or an amount of money, but no email address. */
const isTranslatable = (text) => /[\p{L}\p{Sc}]/u.test(text) && !isEmailAddress(text);

const isEmailAddress = (text) => text.includes("@") && !/\s/.test(text);

/**
 * Changes the texts and the text attributes in HTML of our own blocks and sections. `change` gets each as plain text in
 * one line. Other HTML may have comments and scripts, which this does not know.
 */
export function mapHtmlTexts(html, change) {
  const changed = (text) => {
    const plain = decode(text.replace(/[ \n]+/g, " "));
    return isTranslatable(plain) ? encode(change(plain)) : text;
  };
  // Our own HTML has no ">" in attributes, so it is split where a tag begins or ends.
  const [before = "", ...parts] = html.split("<");
  return [changedText(before), ...parts.map(changedPart)].join("<");

  function changedPart(part) {
    const end = part.indexOf(">") + 1;
    const tag = part.slice(0, end).replace(TEXT_ATTRIBUTE, (_, name, text) => ` ${name}="${changed(text)}"`);
    return tag + changedText(part.slice(end));
  }

  function changedText(text) {
    const words = text.trim();
    if (words === "") return text;
    const at = text.indexOf(words);
    return text.slice(0, at) + changed(words) + text.slice(at + words.length);
  }
}

import { type Token, Tokenizer, TokenizerMode } from "parse5";

/** A field that visitors can write in. `texts`: what it is called on the page. `names`: what it is called in code. */
export type MarkupField = {
  tag: string;
  type: string;
  autocomplete: string;
  texts: readonly string[];
  names: readonly string[];
};

export type MarkupLink = { address: string; text: string };

/** What the rules against abuse need to know about a page, including its custom code. */
export type PageMarkup = {
  fields: readonly MarkupField[];
  links: readonly MarkupLink[];
  /** The addresses that forms are sent to. */
  formTargets: readonly string[];
  /** The content of `<meta http-equiv="refresh">`. */
  refresh: string | null;
  /** The text of its scripts. */
  script: string;
  title: string;
  headings: readonly string[];
  /** The text that visitors read, up to a limit. */
  text: string;
  /** Whether a style turns the text of a field into dots, as browsers do with passwords. */
  hasHiddenText: boolean;
  /** The number of pictures, videos, fields and frames. */
  mediaCount: number;
};

const TEXT_MAX_CHARS = 50_000;
const LABEL_MAX_CHARS = 200;
/** A longer text before a field does not name it. */
const CAPTION_MAX_CHARS = 60;
/** A page inside a page (`srcdoc`) is read down to this depth. */
const DEPTH_MAX = 3;

/** Elements whose content is text and not HTML. */
const RAW_TEXT: ReadonlyMap<string, Tokenizer["state"]> = new Map([
  ["title", TokenizerMode.RCDATA],
  ["textarea", TokenizerMode.RCDATA],
  ["script", TokenizerMode.SCRIPT_DATA],
  ...["style", "xmp", "iframe", "noembed", "noframes"].map((tag) => [tag, TokenizerMode.RAWTEXT] as const),
]);
const FIELDS: ReadonlySet<string> = new Set(["input", "textarea", "select"]);
const MEDIA: ReadonlySet<string> = new Set([...FIELDS, "img", "video", "audio", "iframe", "svg", "object", "embed"]);
const INLINE: ReadonlySet<string> = new Set([
  ...[
    "a",
    "abbr",
    "b",
    "bdi",
    "code",
    "em",
    "font",
    "i",
    "mark",
    "q",
    "s",
    "small",
    "span",
    "strong",
    "sub",
    "sup",
    "u",
  ],
]);

/**
 * Reads a page's HTML as a browser splits it into tags and texts. Builds no tree, because the work of doing that for
 * foreign HTML can grow with the square of its size. `css`: styles that are not in the HTML.
 */
export const readMarkup = (html: string, css = ""): PageMarkup => readAtDepth(html, 0, css);

function readAtDepth(html: string, depth: number, css = ""): PageMarkup {
  const reader = new MarkupReader(depth);
  const tokenizer = new Tokenizer({}, reader);
  reader.setMode = (mode) => {
    tokenizer.state = mode;
  };
  tokenizer.write(html, true);
  return reader.finish([html, css].some((text) => HIDDEN_TEXT.test(text)));
}

const HIDDEN_TEXT = /text-security\s*:\s*(?:disc|circle|square)/i;

type Field = { tag: string; id: string; type: string; autocomplete: string; texts: string[]; names: string[] };
type Attributes = Readonly<Record<string, string>>;

class MarkupReader {
  setMode: (mode: Tokenizer["state"]) => void = () => undefined;
  private readonly fields: Field[] = [];
  private readonly links: { address: string; text: string }[] = [];
  private readonly formTargets: string[] = [];
  private readonly headings: string[] = [];
  private readonly labels = new Map<string, string>();
  private readonly texts: string[] = [];
  private readonly scripts: string[] = [];
  private textChars = 0;
  private mediaCount = 0;
  private title = "";
  private refresh: string | null = null;
  private rawTag = "";
  private label: { for: string; text: string; fields: Field[] } | null = null;
  private link: { address: string; text: string } | null = null;
  private heading: string | null = null;
  /** The last text before a field, if it is short. It names a field without a label. */
  private lastText = "";
  private startsNewText = true;

  constructor(private readonly depth: number) {}

  onStartTag({ tagName, attrs }: Token.TagToken): void {
    const attributes: Attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const mode = RAW_TEXT.get(tagName);
    if (mode !== undefined) {
      this.rawTag = tagName;
      this.setMode(mode);
    }
    if (!INLINE.has(tagName) && !FIELDS.has(tagName)) this.startsNewText = true;
    if (MEDIA.has(tagName)) this.mediaCount += 1;
    this.read(tagName, attributes);
  }

  private read(tag: string, attributes: Attributes): void {
    if (FIELDS.has(tag)) this.addField(tag, attributes);
    else if (tag === "label") this.label = { for: attributes.for ?? "", text: "", fields: [] };
    else if (/^h[1-3]$/.test(tag)) this.heading = "";
    else if (tag === "iframe" && attributes.srcdoc !== undefined) this.addInner(attributes.srcdoc);
    else this.readAddress(tag, attributes);
    if (attributes.formaction !== undefined) this.formTargets.push(attributes.formaction);
  }

  private readAddress(tag: string, { href, action, content, ...attributes }: Attributes): void {
    if (tag === "a" && href !== undefined) this.link = { address: href, text: "" };
    else if (tag === "form") this.formTargets.push(action ?? "");
    else if (tag === "meta" && attributes["http-equiv"]?.toLowerCase() === "refresh") this.refresh ??= content ?? "";
  }

  /** Adds what is in a page inside this page. */
  private addInner(html: string): void {
    if (this.depth >= DEPTH_MAX) return;
    const inner = readAtDepth(html, this.depth + 1);
    for (const { texts, names, ...field } of inner.fields)
      this.fields.push({ ...field, id: "", texts: [...texts], names: [...names] });
    for (const link of inner.links) this.links.push(link);
    for (const target of inner.formTargets) this.formTargets.push(target);
    for (const heading of inner.headings) this.headings.push(heading);
    this.addText(inner.text);
    this.addScript(inner.script);
    this.refresh ??= inner.refresh;
  }

  private addField(tag: string, attributes: Attributes): void {
    const { id = "", name = "", type = "text", autocomplete = "", placeholder, title, value } = attributes;
    const shown = [attributes["aria-label"], placeholder, title, tag === "input" ? value : undefined];
    const texts = shown.filter((text) => text !== undefined).map((text) => text.slice(0, LABEL_MAX_CHARS));
    const field: Field = {
      tag,
      id,
      type: tag === "input" ? type.toLowerCase().trim() : tag,
      autocomplete: autocomplete.toLowerCase(),
      texts,
      names: [name, id].filter((text) => text !== "").map((text) => text.slice(0, LABEL_MAX_CHARS)),
    };
    if (this.label) this.label.fields.push(field);
    else if (texts.length === 0 && this.lastText.length <= CAPTION_MAX_CHARS) field.texts.push(this.lastText);
    this.lastText = "";
    this.fields.push(field);
  }

  onEndTag({ tagName }: Token.TagToken): void {
    if (tagName === this.rawTag) this.rawTag = "";
    if (!INLINE.has(tagName) && !FIELDS.has(tagName)) this.startsNewText = true;
    if (tagName === "label") this.endLabel();
    else if (tagName === "a") this.endLink();
    else if (/^h[1-3]$/.test(tagName)) this.endHeading();
  }

  private endLabel(): void {
    if (!this.label) return;
    const { for: id, text, fields } = this.label;
    this.label = null;
    if (id !== "") this.labels.set(id, text);
    else for (const field of fields) field.texts.push(text);
  }

  private endLink(): void {
    if (this.link) this.links.push(this.link);
    this.link = null;
  }

  private endHeading(): void {
    if (this.heading !== null) this.headings.push(this.heading);
    this.heading = null;
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    if (this.rawTag === "script") this.addScript(chars);
    else if (this.rawTag === "title") this.title = (this.title + chars).slice(0, LABEL_MAX_CHARS);
    else if (this.rawTag === "") this.addText(chars);
  }

  onWhitespaceCharacter({ chars }: Token.CharacterToken): void {
    if (this.rawTag === "script") this.addScript(chars);
    else if (this.rawTag === "") this.addSpace();
    else if (this.rawTag === "title") this.title = `${this.title} `.slice(0, LABEL_MAX_CHARS);
  }

  private addText(chars: string): void {
    if (this.textChars < TEXT_MAX_CHARS) this.texts.push(chars.slice(0, TEXT_MAX_CHARS - this.textChars));
    this.textChars += chars.length;
    this.lastText = appended(this.startsNewText ? "" : this.lastText, chars);
    this.startsNewText = false;
    if (this.label) this.label.text = appended(this.label.text, chars);
    if (this.link) this.link.text = appended(this.link.text, chars);
    if (this.heading !== null) this.heading = appended(this.heading, chars);
  }

  private addSpace(): void {
    if (this.textChars < TEXT_MAX_CHARS) this.texts.push(" ");
    if (!this.startsNewText) this.lastText = appended(this.lastText, " ");
    if (this.label) this.label.text = appended(this.label.text, " ");
    if (this.link) this.link.text = appended(this.link.text, " ");
    if (this.heading !== null) this.heading = appended(this.heading, " ");
  }

  private addScript(chars: string): void {
    this.scripts.push(chars);
  }

  onNullCharacter(): void {}
  onComment(): void {}
  onDoctype(): void {}
  onEof(): void {}

  finish(hasHiddenText: boolean): PageMarkup {
    this.endLabel();
    this.endLink();
    this.endHeading();
    const fields = this.fields.map(({ id, texts, ...field }) => {
      const label = id === "" ? undefined : this.labels.get(id);
      return { ...field, texts: label === undefined ? texts : [label, ...texts] };
    });
    const { links, formTargets, refresh, title, headings, mediaCount } = this;
    const [text, script] = [this.texts.join("").trim(), this.scripts.join("")];
    return { fields, links, formTargets, refresh, script, title, headings, text, hasHiddenText, mediaCount };
  }
}

/** A text with more characters, up to the length of a label. A longer text is not a label. */
const appended = (text: string, chars: string) =>
  text.length >= LABEL_MAX_CHARS ? text : (text + chars).slice(0, LABEL_MAX_CHARS);

/** An escaped character. The space after a hexadecimal code belongs to the escape. */
const ESCAPES = /\\(?:[\da-f]{1,6}(?:\r\n|[ \t\n\r\f])?|[^\n\r\f\da-f])/giu;

/** Characters that are part of a name for some browsers but not for others, such as a no-break space. */
const DOUBTFUL =
  /[\u{80}-\u{b6}\u{b8}-\u{bf}×÷\u{37e}\u{2000}-\u{200b}\u{200e}-\u{203e}\u{2041}-\u{206f}\u{2190}-\u{2bff}\u{2ff0}-\u{3000}\u{d800}-\u{f8ff}\u{fdd0}-\u{fdef}\u{fffe}\u{ffff}]/gu;

/** The tokens that browsers read in a style sheet, in the order in which they are tried. */
const TOKENS = {
  space: /[ \t\n\r\f]+/y,
  /** A line break makes a string invalid, unless it is escaped. */
  string: /"(?:[^"\\\n\r\f]|\\(?:\r\n|[\s\S]))*"|'(?:[^'\\\n\r\f]|\\(?:\r\n|[\s\S]))*'/y,
  comment: /\/\*|-->/y,
  /** An address with an escape is no token: what is checked when a document is saved does not decode addresses. */
  url: /url\([ \t\n\r\f]*(?:(?:"[^"\\\n\r\f]*"|'[^'\\\n\r\f]*')[ \t\n\r\f]*|[^"'()\\\s\p{Cc}]+[ \t\n\r\f]*|)\)/iuy,
  call: /[a-z-][\w-]*\(/iy,
  /** Also a number or a colour. */
  name: /#?(?:[\w\u{80}-\u{10ffff}-]|\\(?:(?:[\da-f]{6}|[\da-f]{1,5}(?![\da-f]))(?:\r\n|[ \t\n\r\f])?|[^\n\r\f\da-f]))+/iuy,
} as const;
type Kind = keyof typeof TOKENS;
type Token = { kind: Kind | "mark"; text: string };

/** Functions that run code, or that load a string. */
const LOADING_CALL = /^(?:url|src|expression|.*image-set)\($/i;

const CLOSING_BRACKETS: Readonly<Record<string, string>> = { "(": ")", "[": "]" };

export type CssSyntax = {
  /** The characters that are allowed besides names, strings and brackets. */
  marks: string;
  allowsStrings: boolean;
  /** Returns the address to write in a `url()`. Null for an address that is not allowed. */
  mapAddress: (address: string) => string | null;
};

/**
 * Writes a part of a style sheet, such as a value or a selector, token by token. Strings and escapes are written anew,
 * so no character in them can end them, and each bracket is closed: the CSS after the text is read as if the text were
 * a single word. Null for a text that contains anything else, such as a comment, an open string or a brace.
 */
export function writeTokens(text: string, syntax: CssSyntax): string | null {
  const parts: string[] = [];
  const openBrackets: string[] = [];
  let previous: Token["kind"] = "space";
  for (const token of tokensIn(text)) {
    // after a name, a bracket would begin a function, whose name could be hidden by an escape
    if (token.text === "(" && previous === "name") return null;
    const part = writeToken(token, syntax);
    if (part === null || !trackBracket(token, openBrackets)) return null;
    parts.push(part);
    previous = token.kind;
  }
  return openBrackets.length === 0 ? parts.join("").replace(/^ | $/g, "") : null;
}

function* tokensIn(text: string): Generator<Token> {
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at);
    yield token;
    at += token.text.length;
  }
}

function tokenAt(text: string, at: number): Token {
  for (const kind of Object.keys(TOKENS) as Kind[]) {
    TOKENS[kind].lastIndex = at;
    const [found] = TOKENS[kind].exec(text) ?? [];
    if (found !== undefined) return { kind, text: found };
  }
  return { kind: "mark", text: text.charAt(at) };
}

function writeToken({ kind, text }: Token, { marks, allowsStrings, mapAddress }: CssSyntax): string | null {
  switch (kind) {
    case "space":
      return " ";
    case "string":
      return allowsStrings ? quote(decodeString(text)) : null;
    case "url":
      return writeUrl(text, mapAddress);
    case "call":
      return LOADING_CALL.test(text) ? null : text;
    case "name":
      return escapeDoubtful(text.replace(ESCAPES, (sequence) => escapeCharacter(decode(sequence))));
    case "mark":
      return `${marks}()[]`.includes(text) ? text : null;
    default:
      return null;
  }
}

function writeUrl(text: string, mapAddress: CssSyntax["mapAddress"]): string | null {
  const inner = text
    .slice("url(".length, -1)
    .replace(/^[ \t\n\r\f]+/, "")
    .trimEnd();
  const isQuoted = /^["']/.test(inner);
  const address = mapAddress(isQuoted ? inner.slice(1, -1) : inner);
  if (address === null) return null;
  return `url(${isQuoted || /["'()\\<\s\p{Cc}]/u.test(address) ? quote(address) : address})`;
}

/** Updates the list of open brackets. False for a bracket that does not close the one that was opened last. */
function trackBracket({ kind, text }: Token, openBrackets: string[]): boolean {
  const bracket = kind === "call" || kind === "mark" ? text.slice(-1) : "";
  if (bracket === "(" || bracket === "[") openBrackets.push(bracket);
  return (bracket !== ")" && bracket !== "]") || bracket === CLOSING_BRACKETS[openBrackets.pop() ?? ""];
}

/** The text that a quoted string stands for. An escaped line break continues the string on the next line. */
const decodeString = (string: string) =>
  string
    .slice(1, -1)
    .replace(/\\(?:\r\n|[\n\r\f])/g, "")
    .replace(ESCAPES, decode);

const quote = (text: string) => `"${text.replace(/["\\<\p{Cc}]/gu, escapeCharacter)}"`;

function decode(sequence: string): string {
  const hex = /^[\da-f]+/i.exec(sequence.slice(1))?.[0];
  if (hex === undefined) return sequence.slice(1);
  const code = Number.parseInt(hex, 16);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : REPLACEMENT;
}

/** What browsers read instead of a character that cannot be in a style sheet. */
const REPLACEMENT = "\ufffd";

/** Writes a character by its code, so that it has no meaning of its own. */
export function escapeCharacter(character: string): string {
  const code = character.codePointAt(0) || REPLACEMENT.charCodeAt(0);
  return `\\${code.toString(16)} `;
}

/** Writes doubtful characters of a name by their codes. */
export const escapeDoubtful = (name: string) => name.replace(DOUBTFUL, escapeCharacter);

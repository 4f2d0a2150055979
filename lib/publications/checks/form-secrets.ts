import { type Line, line } from "@/lib/i18n/line";
import type { Finding, Rule } from "@/lib/publications/checks/check";
import type { MarkupField, PageMarkup } from "@/lib/publications/checks/page-markup";
import { nameOf, shorten } from "@/lib/publications/checks/page-texts";
import { plainWords, withoutLookAlikes, wordsOfName } from "@/lib/publications/checks/plain-words";
import { isAddressField, isPostalPin, type SecretKind, secretIn } from "@/lib/publications/checks/secret-words";

const MESSAGES: Readonly<Record<SecretKind, Line>> = {
  password: line('The field ":field" on ":page" asks for a password. Sites may not ask visitors for passwords.'),
  card: line(
    'The field ":field" on ":page" asks for card data. Sites may not ask visitors for card numbers. Link to a payment service instead.',
  ),
  code: line('The field ":field" on ":page" asks for a one-time code or a PIN. Sites may not ask visitors for these.'),
  identity: line(
    'The field ":field" on ":page" asks for the number of an identity document. Sites may not ask visitors for it.',
  ),
};

/**
 * Fields that ask for passwords, card numbers, one-time codes or identity numbers are what most deceptive pages consist
 * of. Finds one field of each kind on a page, in its custom code too.
 */
export const formSecrets: Rule = ({ pages }) =>
  pages.flatMap((page) =>
    secretsIn(page.markup).map(({ kind, field }): Finding => {
      const values = { field: shorten(field), page: nameOf(page) };
      return { rule: "form-secrets", page, message: [MESSAGES[kind], values] };
    }),
  );

type Secret = { kind: SecretKind; field: string };

/** What a page asks for: one field of each kind. */
export function secretsIn(markup: PageMarkup): Secret[] {
  const found = new Map<SecretKind, Secret>();
  const hasAddress = markup.fields.some(({ texts, names }) => [...texts, ...names].some(isAddressField));
  for (const field of markup.fields) {
    const kind = kindOf(field, hasAddress);
    if (kind && !found.has(kind)) found.set(kind, { kind, field: labelOf(field) });
  }
  const hidden = { kind: "password" as const, field: "script" };
  if (!found.has("password") && (makesPasswordField(markup.script) || hidesText(markup))) found.set("password", hidden);
  return [...found.values()];
}

/** Inputs that nobody writes in. */
const OTHER_TYPES: ReadonlySet<string> = new Set([
  ...["hidden", "submit", "button", "reset", "image", "checkbox", "radio", "file", "range", "color"],
  ...["date", "time", "month", "week", "datetime-local", "select"],
]);

const AUTOCOMPLETE: readonly (readonly [SecretKind, RegExp])[] = [
  ["card", /(?<!\S)cc-(?!type|name)/],
  ["password", /(?<!\S)(?:current|new)-password(?!\S)/],
  ["code", /(?<!\S)one-time-code(?!\S)/],
];

/** A text area asks for a secret only if its text is as short as the label of an input. */
const AREA_LABEL_MAX_WORDS = 6;

function kindOf(field: MarkupField, hasAddress: boolean): SecretKind | null {
  if (field.type === "password") return "password";
  const named = AUTOCOMPLETE.find(([, pattern]) => pattern.test(field.autocomplete))?.[0];
  if (named) return named;
  if (OTHER_TYPES.has(field.type)) return null;
  const texts = field.texts.filter((text) => text.trim() !== "").map(plainWords);
  const isLong = field.tag === "textarea" && texts.some((text) => text.split(" ").length > AREA_LABEL_MAX_WORDS + 2);
  if (isLong || (hasAddress && texts.some(isPostalPin))) return null;
  return kindOfTexts(field, texts);
}

function kindOfTexts({ texts, names }: MarkupField, plainTexts: readonly string[]): SecretKind | null {
  const imitated = texts
    .filter((text) => /[^\x20-\x7e]|\p{L}[\d$@!|]|[\d$@!|]\p{L}/u.test(text))
    .map(withoutLookAlikes);
  for (const text of [...plainTexts, ...imitated.map(plainWords)]) {
    const kind = secretIn(text);
    if (kind) return kind;
  }
  // a name such as "pin" says little beside a label
  const codeNames = names.map(wordsOfName);
  const kinds = codeNames.map((words) =>
    plainTexts.length === 0 || words.trim().includes("pass") ? secretIn(words) : null,
  );
  return kinds.find((kind) => kind !== null) ?? secretOfNames(codeNames);
}

/** Names that mean a secret even beside a harmless label. */
function secretOfNames(names: readonly string[]): SecretKind | null {
  for (const name of names) {
    const compact = name.replaceAll(" ", "");
    if (/^(?:ccnumber|ccnum|cardnumber|creditcard(?:number)?|cvv2?|cvc2?)$/.test(compact)) return "card";
    if (/^(?:otp|onetimecode|smscode)$/.test(compact)) return "code";
    if (/^(?:ssn|socialsecuritynumber)$/.test(compact)) return "identity";
  }
  return null;
}

const labelOf = ({ texts, names, type }: MarkupField) =>
  [...texts, ...names, type].map((text) => text.replace(/\s+/g, " ").trim()).find((text) => text !== "") ?? "";

/** Whether a script writes or makes a password field. */
const makesPasswordField = (script: string) =>
  /\btype\s*=\s*(?:\\?["'`])?password\b|["'`]type["'`]\s*,\s*["'`]password\b/i.test(script);

/** Whether a style turns what is written in a field into dots. */
const hidesText = ({ hasHiddenText, fields }: PageMarkup) => hasHiddenText && fields.length > 0;

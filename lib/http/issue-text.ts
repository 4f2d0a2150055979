import type * as z from "zod";
import type { FieldMessage } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { translate } from "@/lib/i18n/translate";

type Issue = z.core.$ZodRawIssue;

/**
 * The `params` of a custom issue whose sentence has placeholders. A sentence without placeholders is the `message` of
 * its issue instead.
 */
export type SentenceParams = { text: string; values: Record<string, string | number> };

const NOT_VALID: [string] = [line("This value is not valid.")];

/** Returns the sentence for an issue whose schema sets no message, and the values of the sentence's placeholders. */
function sentenceFor(issue: Issue): [string, Record<string, string | number>?] {
  switch (issue.code) {
    case "invalid_type":
      return [wrongType(issue.input)];
    case "too_small":
      return tooSmall(issue.origin, Number(issue.minimum));
    case "too_big":
      return [TOO_BIG[issue.origin] ?? line("This must be at most :maximum."), { maximum: Number(issue.maximum) }];
    case "invalid_format":
      return [FORMATS[issue.format] ?? wrongFormat(issue.input)];
    case "invalid_value":
      return [line("Choose one of: :values."), { values: issue.values.map(String).join(", ") }];
    case "custom":
      return customSentence(issue.params);
    case "unrecognized_keys":
      return [line("This field is not supported here.")];
    default:
      return NOT_VALID;
  }
}

function wrongType(input: unknown): string {
  if (input === undefined || input === null) return line("This field is required.");
  return Number.isNaN(input) ? line("Enter a number.") : line("This value has the wrong type.");
}

const wrongFormat = (input: unknown): string =>
  input === "" ? line("This field is required.") : line("This value does not have the expected format.");

const customSentence = ({ text, values }: Partial<SentenceParams> = {}): [string, SentenceParams["values"]?] =>
  text !== undefined && values !== undefined ? [text, values] : NOT_VALID;

const FORMATS: Partial<Record<string, string>> = {
  email: line("Enter an email address, such as name@example.com."),
  url: line("Enter a web address, such as https://example.com."),
};

/** Sentences by the kind of value. */
const TOO_BIG: Partial<Record<string, string>> = {
  string: line("Use at most :maximum characters."),
  array: line("The number of entries must be at most :maximum."),
};
const TOO_SMALL: Partial<Record<string, string>> = {
  string: line("Use at least :minimum characters."),
  array: line("The number of entries must be at least :minimum."),
};

const tooSmall = (origin: string, minimum: number): [string, Record<string, number>?] =>
  origin === "string" && minimum <= 1
    ? [line("This field is required.")]
    : [TOO_SMALL[origin] ?? line("This must be at least :minimum."), { minimum }];

/** Zod's error map for a form in the browser, in the language of `t`. */
export const issueTextIn = (t: (text: string, values?: Record<string, string | number>) => string) => (issue: Issue) =>
  t(...sentenceFor(issue));

/**
 * Returns an error map for one parse with Zod (`error`). `messageOf` turns a message of this map back into the sentence
 * and its values, so that the sentence can be translated. A message that the schema sets is returned unchanged.
 */
export function issueTexts() {
  const lines = new Map<string, FieldMessage>();
  return {
    error: (issue: Issue) => {
      const [text, values] = sentenceFor(issue);
      const english = translate({}, text, values);
      lines.set(english, values ? [text, values] : text);
      return english;
    },
    messageOf: (text: string): FieldMessage => lines.get(text) ?? text,
  };
}

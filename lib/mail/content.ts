import type { T } from "@/lib/i18n/create-t";

/** The recipient and the language of an email, and the installation that sends it. */
export type MailContext = {
  /** The recipient's address. */
  to: string;
  t: T;
  direction: "ltr" | "rtl";
  /** The name of the installation, from the settings. */
  siteName: string;
  /** The app's origin, without a trailing slash. */
  appUrl: string;
};

export type Block =
  | { kind: "text"; text: string }
  /** Text that somebody entered, under a label. */
  | { kind: "field"; label: string; value: string }
  | { kind: "code"; code: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "note"; text: string };

/** The content of an email, from which both its HTML and its plain text are made. */
export type Content = {
  subject: string;
  /** The line that an inbox shows next to the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
  /** Why the recipient gets this email. Default: because they have an account. */
  reason?: string;
  /** Where the recipient can stop emails of this kind. */
  unsubscribeHref?: string;
};

export type Template<Data> = {
  write: (data: Data, context: MailContext) => Content;
  /**
   * For an email with a secret: the minutes until the secret expires. An email that has not been sent by then is not
   * sent at all. The body is deleted once the email has been sent or has failed.
   */
  secretMinutes?: (data: Data) => number;
  /** The address that replies go to. Null: the sender's address. */
  replyTo?: (data: Data) => string | null;
};

/** Isolates an address or a name, so that it does not change the order of right-to-left text around it. */
export function isolate(text: string, { direction }: Pick<MailContext, "direction">): string {
  return direction === "rtl" ? `\u2068${text}\u2069` : text;
}

/**
 * A name that somebody chose, for an email to people who may not know them. Mail programs make no link of an address in
 * it, because an invisible character (a word joiner) follows each mark inside a word.
 */
export const withoutLinks = (name: string): string => name.replace(/(?<=\S)[.:/@](?=\S)/g, "$&\u2060");

import type { T } from "@/lib/i18n/create-t";

/** To whom, and in whose name and language, a mail speaks. */
export type MailContext = {
  /** The receiver's address. */
  to: string;
  t: T;
  direction: "ltr" | "rtl";
  siteName: string;
  /** The app's origin, without a slash at its end. */
  appUrl: string;
};

export type Block =
  | { kind: "text"; text: string }
  | { kind: "code"; code: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "note"; text: string };

/** A mail before it is HTML or text: both are made from this, so they say the same. */
export type Content = {
  subject: string;
  /** The line that an inbox shows beside the subject. */
  preview: string;
  heading: string;
  blocks: Block[];
};

export type Template<Data> = {
  write: (data: Data, context: MailContext) => Content;
  /** For a mail that carries a secret: minutes until the secret is worth nothing. It is not sent later, and not kept once sent. */
  secretFor?: (data: Data) => number;
};

/** An address or a name of its own direction, which must not turn the right-to-left sentence around it. */
export function isolate(text: string, { direction }: Pick<MailContext, "direction">): string {
  return direction === "rtl" ? `\u2068${text}\u2069` : text;
}

import { type Line, line } from "@/lib/i18n/line";
import type { Values } from "@/lib/i18n/translate";

/** The channels that reach a user: the list in the app, email, and the browser's own notifications. */
export const CHANNELS = ["database", "mail", "browser"] as const;
export type Channel = (typeof CHANNELS)[number];
/** Whether each channel is on. */
export type ChannelStates = Record<Channel, boolean>;

/** `action`: a path in the app. */
export type NoticeAction = { label: Line; action: string };

/**
 * A sentence, which is translated only when it is shown or sent. In the app, text values are emphasised, but numbers
 * are not.
 */
export type NoticeLine = {
  text: Line;
  values?: Values;
  /** Default: "primary" for the first line, "other" for those below it. */
  type?: "primary" | "other";
  /** The name of an icon in `public/icons.svg`. */
  icon?: string;
  action?: NoticeAction;
};

/** The content of a notice. It is stored in plain text, so it must not contain secrets. */
export type NoticeContent = {
  /**
   * The first line is also used alone, for example as the subject of an email or as the title of a browser's
   * notification.
   */
  lines: readonly [NoticeLine, ...NoticeLine[]];
  /** The address of a picture. */
  image?: string;
  /** What a click opens. */
  mainAction?: NoticeAction;
  buttonActions?: readonly NoticeAction[];
  /** For a notice about an invite to a workspace: the id of the invite. */
  inviteId?: string;
};

export type NoticeKind = {
  /** The feature and what happened: "domains.failing". It is stored in the database. */
  id: string;
  /** The heading above the kind in the settings. */
  group: Line;
  /** The name of the kind in the settings. */
  name: Line;
  /** Used until the user makes a choice for this kind. */
  defaults: ChannelStates;
  /**
   * Who sends the email. "notice": `notify` sends the lines by email. "own": the feature sends an email of its own with
   * `notifyWithMail`. "always": the feature sends an email of its own, which nobody can turn off.
   */
  mail: "notice" | "own" | "always";
  /**
   * Whether the kind is about access to an account. Such notices are sent to browsers even in quiet hours, and never to
   * demo accounts.
   */
  isSecurity: boolean;
};

/** A notice of a kind, ready for `notify`. */
export type Notice = { kind: NoticeKind; content: NoticeContent };

type KindDeclaration<Data> = Pick<NoticeKind, "id" | "group" | "name"> &
  Partial<NoticeKind> & { write: (data: Data) => NoticeContent };

/**
 * Declares a kind of notice, for `notify(tx, [userId], domainFailing.with({ host }))`. By default, a notice appears in
 * the app, and is sent by email only if the feature has an email of its own. List the kind in the feature's `notices`.
 */
export function noticeKind<Data>({ write, mail = "notice", ...declaration }: KindDeclaration<Data>) {
  const defaults = { database: true, mail: mail !== "notice", browser: false };
  const kind: NoticeKind = { defaults, mail, isSecurity: false, ...declaration };
  return { ...kind, with: (data: Data): Notice => ({ kind, content: write(data) }) };
}

/** Declares a kind of notice about access to an account. Users cannot turn off the email that its feature sends. */
export function securityNotice<Data>(declaration: Omit<KindDeclaration<Data>, "group">) {
  return noticeKind<Data>({ ...declaration, group: NOTICE_GROUPS.security, mail: "always", isSecurity: true });
}

/** All groups of kinds, in the order in which the settings show the groups. */
export const NOTICE_GROUPS = {
  security: line("Security"),
  account: line("Account"),
  billing: line("Billing"),
  sites: line("Sites"),
  workspaces: line("Workspaces"),
} as const;

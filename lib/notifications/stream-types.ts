import type { T } from "@/lib/i18n/create-t";

/** The user, session and token of a stream. The stream ends when the session or the token does. */
export type StreamOwner = { userId: number; sessionId: number | null; tokenId: number | null };

export type Stream = {
  owner: StreamOwner;
  t: T;
  /** The id of the newest notification that the client has. Null if the client has just loaded its page. */
  lastId: number | null;
  send: (text: string) => void;
  end: () => void;
};

import { db, type Tx } from "@/lib/db/db";
import { publish } from "@/lib/events/events";
import { expireHere } from "@/lib/events/expiry";

/** Far below what one event may hold; tags are short names of our own. */
const TAGS_PER_EVENT = 50;

/** Has every instance drop what carries one of the tags, once the transaction has committed. Prefer `changePublicData`. */
export async function publishExpire(tx: Tx, tags: readonly string[], options?: { doneHere: boolean }): Promise<void> {
  for (let at = 0; at < tags.length; at += TAGS_PER_EVENT) {
    await publish(tx, { type: "expire", tags: tags.slice(at, at + TAGS_PER_EVENT) }, options);
  }
}

/**
 * Changes public data: runs `work` in a transaction and, when it has committed, drops what carries one of the tags on every instance;
 * on this one before it answers, so the very next request sees the change. In `work` use only `tx`, and do nothing but SQL.
 */
export async function changePublicData<T>(tags: readonly string[], work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.$transaction(async (tx) => {
      const result = await work(tx);
      await publishExpire(tx, tags, { doneHere: true });
      return result;
    });
  } finally {
    // Also after a failure: when the connection breaks at the commit, nobody knows whether it took place.
    expireHere(tags);
  }
}

import { db, type Tx } from "@/lib/db/db";
import { publish } from "@/lib/events/events";
import { expireInThisProcess } from "@/lib/events/expiry";

/** 25 tags of up to 250 characters stay below the size limit of an event. */
const TAGS_PER_EVENT = 25;

/** Invalidates the tags on every instance once the transaction has committed. Prefer `changePublicData`. */
export async function publishExpiry(tx: Tx, tags: readonly string[], options?: { doneHere: boolean }): Promise<void> {
  for (let at = 0; at < tags.length; at += TAGS_PER_EVENT) {
    await publish(tx, { type: "expire", tags: tags.slice(at, at + TAGS_PER_EVENT) }, options);
  }
}

/**
 * Changes public data: runs `work` in a transaction and invalidates the tags on every instance once the transaction has
 * committed. On this instance, the tags are invalidated before the function returns, so the next request gets the
 * change. `work` may only run SQL on `tx`.
 */
export async function changePublicData<T>(tags: readonly string[], work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.$transaction(async (tx) => {
      const result = await work(tx);
      await publishExpiry(tx, tags, { doneHere: true });
      return result;
    });
  } finally {
    // Even after a failure: if the connection breaks during the commit, the change may still have been saved.
    expireInThisProcess(tags);
  }
}

import type { Email } from "postal-mime";
import { readFromOutbox } from "@/lib/mail/outbox";

/** A parsed mail of the outbox, or undefined. */
export async function readMail(name: string): Promise<Email | undefined> {
  const bytes = await readFromOutbox(name);
  if (!bytes) return undefined;
  const { default: PostalMime } = await import("postal-mime");
  return PostalMime.parse(bytes);
}

import type { Email } from "postal-mime";
import { readFromOutbox } from "@/lib/mail/outbox";

/** Returns a parsed email from the outbox, or undefined if there is none with this name. */
export async function readMail(name: string): Promise<Email | undefined> {
  const bytes = await readFromOutbox(name);
  if (!bytes) return undefined;
  const { default: PostalMime } = await import("postal-mime");
  return PostalMime.parse(bytes);
}

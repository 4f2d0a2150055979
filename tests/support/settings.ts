import { db } from "@/lib/db/db";
import { expireInThisProcess } from "@/lib/events/expiry";

/** Saves a group of settings and expires all caches of this process. */
export async function saveSettings(group: string, value: object): Promise<void> {
  await db.setting.upsert({ where: { group }, create: { group, value }, update: { value } });
  expireInThisProcess("all");
}

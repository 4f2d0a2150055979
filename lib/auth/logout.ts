import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { db } from "@/lib/db/db";
import { endSession } from "@/lib/sessions/live-sessions";

/** Ends the current session only. */
export async function logOut({ session }: UserActor): Promise<void> {
  if (session) await db.$transaction((tx) => endSession(tx, session));
}

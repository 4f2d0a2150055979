import "server-only";
import type { UserActor } from "@/lib/auth/actor";
import { endSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db/db";

/** Ends the session that is used right now; others of the same person stay. */
export async function logout({ session }: UserActor): Promise<void> {
  if (session) await endSession(db, session.id);
}

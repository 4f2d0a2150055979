import { db } from "@/lib/db/db";

/** Moves the expiry of the rate limits' counters back, as if this time had passed. */
export async function ageRateLimits(seconds: number): Promise<void> {
  await db.$executeRaw`UPDATE rate_limits SET expire = expire - ${seconds * 1000}::bigint`;
}

/** Moves the expiry of emailed codes and links back, as if this time had passed. */
export async function ageCodes(seconds: number): Promise<void> {
  await db.$executeRaw`UPDATE "OneTimeCode" SET "expiresAt" = "expiresAt" - ${seconds}::int * interval '1 second'`;
}

import { db } from "@/lib/db/db";

/** Moves the rate limits' counters back in time. */
export async function letLimitsPass(seconds: number): Promise<void> {
  await db.$executeRaw`UPDATE rate_limits SET expire = expire - ${seconds * 1000}::bigint`;
}

/** Moves mailed codes and links back in time. */
export async function letCodesPass(seconds: number): Promise<void> {
  await db.$executeRaw`UPDATE "OneTimeCode" SET "expiresAt" = "expiresAt" - ${seconds}::int * interval '1 second'`;
}

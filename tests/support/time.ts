import { db } from "@/lib/db/db";

/** Lets time pass for the limits of the shared store, as if their counters had begun so much earlier. */
export async function letLimitsPass(seconds: number): Promise<void> {
  await db.$executeRaw`UPDATE rate_limits SET expire = expire - ${seconds * 1000}::bigint`;
}

/** Lets time pass for codes and links that were mailed. */
export async function letCodesPass(seconds: number): Promise<void> {
  await db.$executeRaw`UPDATE "OneTimeCode" SET "expiresAt" = "expiresAt" - ${seconds}::int * interval '1 second'`;
}

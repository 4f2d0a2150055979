import "server-only";
import pLimit from "p-limit";
import { pool } from "@/lib/db/pool";
import { checkDomain } from "@/lib/domains/check";
import { FREQUENT_DAYS, PENDING_DAYS, VERIFIED_HOURS } from "@/lib/domains/policy";
import type { Run } from "@/lib/feature";
import { log } from "@/lib/log";

/** One run checks at most this many domains: those that have waited longest. The next run checks the others. */
const CHECKS_PER_RUN = 1000;
const CHECKS_AT_ONCE = 10;

/**
 * Skips the domains of sites in the trash. Domains are due a minute early, because a run may begin slightly less than
 * ten minutes after their last check.
 */
const DUE_DOMAINS = `
  SELECT d.id FROM "Domain" d JOIN "Site" s ON s.id = d."siteId" AND s."deletedAt" IS NULL
  WHERE coalesce(d."checkedAt", '-infinity') < now() + interval '1 minute' - CASE
    WHEN d.state = 'verified' THEN interval '${VERIFIED_HOURS} hours'
    WHEN d.state = 'pending' AND d."createdAt" > now() - interval '${FREQUENT_DAYS} days' THEN interval '10 minutes'
    ELSE interval '1 hour' END
  AND (d.state IN ('pending', 'verified')
    OR d.reason = 'taken' AND d."createdAt" > now() - interval '${PENDING_DAYS} days')
  ORDER BY d."checkedAt" NULLS FIRST LIMIT $1`;

/**
 * The task "check-domains": checks the domains that are due. Pending domains are due every ten minutes for two days,
 * then every hour until they fail after 14 days. Verified domains are due every six hours. A domain whose host is
 * verified for another site is due every hour until the domain is 14 days old, because the host may become free.
 */
export async function checkDueDomains(_payload: unknown, { signal }: Pick<Run, "signal">): Promise<void> {
  const { rows } = await pool().query<{ id: number }>(DUE_DOMAINS, [CHECKS_PER_RUN]);
  const limit = pLimit(CHECKS_AT_ONCE);
  await Promise.all(rows.map(({ id }) => limit(() => (signal.aborted ? undefined : checkOne(id)))));
}

/** An unexpected error in one check must not prevent the other checks. */
const checkOne = (id: number) =>
  checkDomain(id).catch((error: unknown) => log.error({ err: error, domain: id }, "A domain could not be checked"));

import "server-only";
import pLimit from "p-limit";
import { pool } from "@/lib/db/pool";
import { checkDomain } from "@/lib/domains/check";
import { FREQUENT_DAYS, PENDING_DAYS, VERIFIED_HOURS } from "@/lib/domains/policy";
import type { Run } from "@/lib/feature";
import { log } from "@/lib/log";

/** A run takes the domains that were not checked for the longest time. The next run takes the others. */
const CHECKS_PER_RUN = 1000;
const CHECKS_AT_ONCE = 10;

/** Domains of sites in the trash are not checked. A minute is left, because runs do not begin to the second. */
const DUE = `
  SELECT d.id FROM "Domain" d JOIN "Site" s ON s.id = d."siteId" AND s."deletedAt" IS NULL
  WHERE coalesce(d."checkedAt", '-infinity') < now() + interval '1 minute' - CASE
    WHEN d.state = 'verified' THEN interval '${VERIFIED_HOURS} hours'
    WHEN d.state = 'pending' AND d."createdAt" > now() - interval '${FREQUENT_DAYS} days' THEN interval '10 minutes'
    ELSE interval '1 hour' END
  AND (d.state IN ('pending', 'verified')
    OR d.reason = 'taken' AND d."createdAt" > now() - interval '${PENDING_DAYS} days')
  ORDER BY d."checkedAt" NULLS FIRST LIMIT $1`;

/**
 * The task "check-domains": checks the domains whose turn it is. Pending ones every ten minutes for two days, then
 * every hour until they have failed after 14 days, verified ones every six hours. A host that is verified for another
 * site may become free, so such domains are checked as pending ones are.
 */
export async function checkDueDomains(_payload: unknown, { signal }: Pick<Run, "signal">): Promise<void> {
  const { rows } = await pool().query<{ id: number }>(DUE, [CHECKS_PER_RUN]);
  const limit = pLimit(CHECKS_AT_ONCE);
  await Promise.all(rows.map(({ id }) => limit(() => (signal.aborted ? undefined : checkOne(id)))));
}

/** A domain whose check fails for a reason of ours must not keep the others from being checked. */
const checkOne = (id: number) =>
  checkDomain(id).catch((error: unknown) => log.error({ err: error, domain: id }, "A domain could not be checked"));

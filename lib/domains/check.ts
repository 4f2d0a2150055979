import "server-only";
import type { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { isUniqueViolation } from "@/lib/db/violations";
import { DnsUnreachableError, withDns } from "@/lib/domains/dns";
import { hostTag } from "@/lib/domains/domain-tags";
import { loadDomainJson, requireDomain } from "@/lib/domains/domains";
import { collectFacts } from "@/lib/domains/facts";
import { giveUp, recordFailure } from "@/lib/domains/failing";
import { type Findings, findingsOf } from "@/lib/domains/findings";
import { domainVerifiedNotice } from "@/lib/domains/notices";
import { PENDING_DAYS } from "@/lib/domains/policy";
import type { DomainJson } from "@/lib/domains/schema";
import { DAY_MS } from "@/lib/durations";
import { changePublicData } from "@/lib/events/change-public-data";
import { limitShared, type Rule } from "@/lib/http/rate-limit";
import { notify } from "@/lib/notices/notify";
import type { Caller } from "@/lib/projects/projects";
import { siteTag } from "@/lib/sites/site-hosts";

const CHECKS_PER_MINUTE: Rule = { name: "domain-checks", points: 10, seconds: 60 };

const CHECK_COLUMNS = {
  id: true,
  host: true,
  token: true,
  siteId: true,
  state: true,
  reason: true,
  createdAt: true,
  ownerId: true,
  site: { select: { slug: true, name: true } },
} as const;

type CheckedDomain = Prisma.DomainGetPayload<{ select: typeof CHECK_COLUMNS }>;

/** Checks the records of a domain now. Throws a 429 after ten checks in a minute. */
export async function checkDomainNow(caller: Caller, id: number): Promise<DomainJson> {
  await requireDomain(caller, "update", id);
  await limitShared(CHECKS_PER_MINUTE, String(id));
  await checkDomain(id);
  return loadDomainJson(caller, await requireDomain(caller, "update", id));
}

/** Checks the records of a domain and changes its state. Does nothing if it has been deleted. */
export async function checkDomain(id: number): Promise<void> {
  const domain = await db.domain.findUnique({ where: { id }, select: CHECK_COLUMNS });
  if (!domain) return;
  const findings = await examine({ ...domain, slug: domain.site.slug });
  if (findings === "unreachable") await recordUnreachable(domain);
  else if (findings.reason === null) await markVerified(domain, findings);
  else if (domain.state === "verified") await recordFailure(id, findings);
  else await recordProblem(domain, findings);
}

async function examine(domain: { host: string; token: string; slug: string }): Promise<Findings | "unreachable"> {
  try {
    return await withDns(async (dns) => findingsOf(domain, await collectFacts(dns, domain)));
  } catch (error) {
    if (error instanceof DnsUnreachableError) return "unreachable";
    throw error;
  }
}

/**
 * Keeps the state and the found records, because the check had no result. Gives up once a pending domain is overdue.
 * Keeps the reason "taken", because a failed domain is checked again only if it has that reason.
 */
async function recordUnreachable(domain: CheckedDomain): Promise<void> {
  const { id } = domain;
  const reason = domain.reason === "taken" ? domain.reason : "dns-unreachable";
  if (isOverdue(domain)) await giveUp(id, { reason });
  else await db.domain.updateMany({ where: { id }, data: { reason, checkedAt: new Date() } });
}

async function markVerified(domain: CheckedDomain, { records }: Findings): Promise<void> {
  const { id, host, siteId, ownerId, site } = domain;
  const result = { reason: null, records, failingSince: null, checkedAt: new Date() };
  const { count } = await db.domain.updateMany({ where: { id, state: "verified" }, data: result });
  if (count > 0) return;
  try {
    await changePublicData([hostTag(host), siteTag(siteId)], async (tx) => {
      await releaseTrashed(tx, host);
      const claim = { ...result, state: "verified", verifiedAt: new Date() };
      // the unique index allows one verified domain per host; `state` in `where` lets only one check verify this domain
      const { count: claimCount } = await tx.domain.updateMany({
        where: { id, state: { not: "verified" } },
        data: claim,
      });
      if (claimCount > 0)
        await notify(tx, [ownerId], domainVerifiedNotice.with({ domainId: id, host, siteName: site.name }));
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await recordTaken(id, { records, reason: "taken" });
  }
}

/** Releases the host if the site that it is verified for is in the trash, so that another site can have the host. */
async function releaseTrashed(tx: Tx, host: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Domain" d SET state = 'failed', reason = 'taken', "failingSince" = NULL FROM "Site" s
    WHERE d.host = ${host} AND d.state = 'verified' AND s.id = d."siteId" AND s."deletedAt" IS NOT NULL`;
}

const recordTaken = (id: number, findings: Findings) =>
  db.domain.updateMany({
    where: { id, state: { not: "verified" } },
    data: { ...findings, state: "failed", checkedAt: new Date() },
  });

const isOld = ({ createdAt }: CheckedDomain) => Date.now() - createdAt.getTime() >= PENDING_DAYS * DAY_MS;
const isOverdue = (domain: CheckedDomain) => domain.state === "pending" && isOld(domain);

/** A new domain has some days before it fails, because changed records take hours to become visible everywhere. */
async function recordProblem(domain: CheckedDomain, findings: Findings): Promise<void> {
  const { id } = domain;
  if (isOverdue(domain)) return giveUp(id, findings);
  const data = { ...findings, state: isOld(domain) ? "failed" : "pending", checkedAt: new Date() };
  await db.domain.updateMany({ where: { id, state: { not: "verified" } }, data });
}

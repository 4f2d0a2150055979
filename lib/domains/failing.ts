import "server-only";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { hostTag } from "@/lib/domains/domain-tags";
import type { Findings } from "@/lib/domains/findings";
import { domainFailingNotice, domainGivenUpNotice, domainReleasedNotice } from "@/lib/domains/notices";
import { FAILING_DAYS, PENDING_DAYS } from "@/lib/domains/policy";
import { REASON_TEXTS } from "@/lib/domains/reason-texts";
import { DAY_MS } from "@/lib/durations";
import { changePublicData } from "@/lib/events/change-public-data";
import { notifyWithMail } from "@/lib/mail/notify-with-mail";
import { prepareMail } from "@/lib/mail/prepare";
import { siteTag } from "@/lib/sites/site-hosts";

const NOTICE_COLUMNS = {
  id: true,
  host: true,
  siteId: true,
  failingSince: true,
  site: { select: { name: true } },
  owner: { select: { id: true, email: true, language: true } },
} as const satisfies Prisma.DomainSelect;

type FoundFailure = Pick<Findings, "reason"> & Partial<Findings>;
type NotifiedDomain = Prisma.DomainGetPayload<{ select: typeof NOTICE_COLUMNS }>;

/**
 * Records that the check of a verified domain failed. Notifies the domain's owner of the first failure. After seven
 * days of failures, releases the domain, so that others can verify the host, and notifies the owner again.
 */
export async function recordFailure(id: number, findings: Findings): Promise<void> {
  const domain = await db.domain.findUnique({ where: { id }, select: NOTICE_COLUMNS });
  if (!domain) return;
  const { failingSince } = domain;
  if (failingSince === null) await startFailing(domain, findings);
  else if (Date.now() - failingSince.getTime() >= FAILING_DAYS * DAY_MS) await release(domain, findings);
  else await db.domain.updateMany({ where: { id, state: "verified" }, data: resultOf(findings) });
}

/**
 * Records that a domain was not verified in time, and notifies its owner. After that, the domain is only checked on
 * request. If the findings have no records, the stored records do not change.
 */
export async function giveUp(id: number, findings: FoundFailure): Promise<void> {
  const domain = await db.domain.findUnique({ where: { id }, select: NOTICE_COLUMNS });
  if (!domain) return;
  const mail = await prepareMail(domain.owner.language);
  await db.$transaction(async (tx) => {
    const { count } = await tx.domain.updateMany({
      where: { id, state: "pending" },
      data: { ...resultOf(findings), state: "failed" },
    });
    if (count === 0) return;
    const data = noticeDataOf(domain, findings, PENDING_DAYS);
    const notice = domainGivenUpNotice.with(data);
    await notifyWithMail(tx, domain.owner, { notice, mail, template: "domain-given-up", data });
  });
}

const resultOf = (findings: FoundFailure) => ({ ...findings, checkedAt: new Date() });

async function startFailing(domain: NotifiedDomain, findings: Findings): Promise<void> {
  const { id, owner } = domain;
  const mail = await prepareMail(owner.language);
  await db.$transaction(async (tx) => {
    const { count } = await tx.domain.updateMany({
      where: { id, state: "verified", failingSince: null },
      data: { ...resultOf(findings), failingSince: new Date() },
    });
    if (count === 0) return;
    const data = noticeDataOf(domain, findings);
    await notifyWithMail(tx, owner, { notice: domainFailingNotice.with(data), mail, template: "domain-failing", data });
  });
}

async function release(domain: NotifiedDomain, findings: Findings): Promise<void> {
  const { id, host, siteId, failingSince, owner } = domain;
  const mail = await prepareMail(owner.language);
  await changePublicData([hostTag(host), siteTag(siteId)], async (tx) => {
    const { count } = await tx.domain.updateMany({
      where: { id, state: "verified", failingSince },
      data: { ...resultOf(findings), state: "failed", failingSince: null },
    });
    if (count === 0) return;
    const data = noticeDataOf(domain, findings);
    await notifyWithMail(tx, owner, {
      notice: domainReleasedNotice.with(data),
      mail,
      template: "domain-released",
      data,
    });
  });
}

function noticeDataOf({ id, host, site }: NotifiedDomain, { reason }: FoundFailure, days = FAILING_DAYS) {
  return { domainId: id, host, siteName: site.name, problem: REASON_TEXTS[reason ?? "no-record"], days };
}

import "server-only";
import { listHolderIds } from "@/lib/actor/holders";
import type { Prisma } from "@/lib/db/client/client";
import { countListRows } from "@/lib/db/count-list-rows";
import { db, type Tx } from "@/lib/db/db";
import { findFewIds } from "@/lib/db/few-ids";
import { toOrderBy } from "@/lib/db/order-by";
import { containsText } from "@/lib/db/search";
import { invalid, notFound } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import { addPoint, limitShared } from "@/lib/http/rate-limit";
import type { Visitor } from "@/lib/http/visitor";
import { line } from "@/lib/i18n/line";
import { notify } from "@/lib/notices/notify";
import { reportedNotice } from "@/lib/site-reports/notices";
import type { ReportReason } from "@/lib/site-reports/policy";
import { findReportedPage } from "@/lib/site-reports/reported-page";
import type {
  SiteReportChange,
  SiteReportInput,
  SiteReportJson,
  SiteReportListQuery,
  SiteReportSearch,
} from "@/lib/site-reports/schema";
import { recordEvidence } from "@/lib/sites/evidence";
import { siteUrl } from "@/lib/sites/site-hosts";

/** Many reports of one site are told only in the list. */
const NOTICES_PER_SITE = { name: "site-report-notice", points: 5, seconds: 3600 };
const REPORTS_PER_HOUR = { name: "site-report", points: 5, seconds: 3600 };

/** Sorts by id, which grows with time and is in the index of open reports. */
const SORT_COLUMNS = { created_at: "id" } as const;

export const REPORT_COLUMNS = {
  id: true,
  reason: true,
  page: true,
  details: true,
  email: true,
  closedAt: true,
  createdAt: true,
  site: {
    select: {
      id: true,
      name: true,
      slug: true,
      suspendedAt: true,
      domains: { where: { state: "verified" }, orderBy: { verifiedAt: "asc" }, take: 1, select: { host: true } },
    },
  },
} as const satisfies Prisma.SiteReportSelect;
type ReportRow = Prisma.SiteReportGetPayload<{ select: typeof REPORT_COLUMNS }>;

/**
 * Stores a visitor's report and notifies those who may suspend sites. Throws a 422 if no published site has the
 * address, and a 429 after five reports from one network in an hour, including those refused with a 422.
 */
export async function createReport(visitor: Visitor, { address, email, ...report }: SiteReportInput): Promise<void> {
  await limitShared(REPORTS_PER_HOUR, visitor.network);
  const reported = await findReportedPage(address);
  if (!reported) throw invalid({ address: [line("No site here has this address.")] });
  const isFew = (await addPoint(NOTICES_PER_SITE, String(reported.siteId))) <= NOTICES_PER_SITE.points;
  await db.$transaction(async (tx) => {
    await tx.siteReport.create({ data: { ...report, ...reported, email: email || null }, select: { id: true } });
    const text = `${report.reason} ${reported.page}\n${report.details}`;
    await recordEvidence(tx, { siteId: reported.siteId, kind: "reported", actor: null, text });
    if (isFew)
      await notify(tx, await listHolderIds(tx, "sites.update"), await noticeOf(tx, reported.siteId, report.reason));
  });
}

async function noticeOf(tx: Tx, siteId: number, reason: ReportReason) {
  const { name } = await tx.site.findUniqueOrThrow({ where: { id: siteId }, select: { name: true } });
  return reportedNotice.with({ site: name, reason });
}

export async function listReports(list: SiteReportListQuery) {
  const where = await buildReportFilter(list);
  return paginate(list, {
    count: () =>
      countListRows(JSON.stringify(["site-reports", where]), (limit) => db.siteReport.count({ where, ...limit })),
    rows: async (window) =>
      (
        await db.siteReport.findMany({
          where,
          orderBy: toOrderBy(SORT_COLUMNS, list),
          select: REPORT_COLUMNS,
          ...window,
        })
      ).map(siteReportJson),
  });
}

export const buildReportFilter = async ({ state, query }: SiteReportSearch): Promise<Prisma.SiteReportWhereInput> => ({
  ...(state && { closedAt: state === "open" ? null : { not: null } }),
  ...(query && (await buildSiteFilter(query))),
});

async function buildSiteFilter(text: string): Promise<Prisma.SiteReportWhereInput> {
  const site = { OR: [{ name: containsText(text) }, { slug: containsText(text) }] };
  const ids = await findFewIds((limit) => db.site.findMany({ where: site, ...limit }));
  return ids ? { siteId: { in: ids } } : { site };
}

/** Closes or reopens a report. A report that is already closed keeps its closing time. */
export async function changeReport(id: number, { closed }: SiteReportChange): Promise<SiteReportJson> {
  await db.siteReport.updateMany({
    where: { id, closedAt: closed ? null : { not: null } },
    data: { closedAt: closed ? new Date() : null },
  });
  const row = await db.siteReport.findUnique({ where: { id }, select: REPORT_COLUMNS });
  if (!row) throw notFound("Report");
  return siteReportJson(row);
}

export function siteReportJson({ site, reason, closedAt, createdAt, ...row }: ReportRow): SiteReportJson {
  return {
    id: row.id,
    site: {
      id: site.id,
      name: site.name,
      url: siteUrl({ slug: site.slug, domain: site.domains[0]?.host }),
      suspended_at: site.suspendedAt?.toISOString() ?? null,
    },
    reason: reason as ReportReason,
    page: row.page,
    details: row.details,
    email: row.email,
    closed_at: closedAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}

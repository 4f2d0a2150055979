import "server-only";
import { inBatches } from "@/lib/db/batches";
import { db } from "@/lib/db/db";
import type { CsvColumns, CsvFile } from "@/lib/http/csv";
import type { SiteReportJson, SiteReportSearch } from "@/lib/site-reports/schema";
import { buildReportFilter, REPORT_COLUMNS, siteReportJson } from "@/lib/site-reports/site-reports";

const COLUMNS: CsvColumns<SiteReportJson> = {
  id: ({ id }) => id,
  created_at: ({ created_at }) => created_at,
  site_id: ({ site }) => site.id,
  site_name: ({ site }) => site.name,
  address: ({ site }) => site.url,
  page: ({ page }) => page,
  reason: ({ reason }) => reason,
  details: ({ details }) => details,
  email: ({ email }) => email,
  suspended_at: ({ site }) => site.suspended_at,
  closed_at: ({ closed_at }) => closed_at,
};

/** All reports that match the search, as a CSV file. */
export async function siteReportCsv(search: SiteReportSearch): Promise<CsvFile<SiteReportJson>> {
  const matching = await buildReportFilter(search);
  const batches = inBatches(async ({ where, ...batch }) =>
    (await db.siteReport.findMany({ ...batch, where: { AND: [matching, where] }, select: REPORT_COLUMNS })).map(
      siteReportJson,
    ),
  );
  return { name: "site-reports", columns: COLUMNS, batches };
}

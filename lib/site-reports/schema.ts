import * as z from "zod";
import { email } from "@/lib/email-schema";
import { idNumber, listQuery, listSearch, rowId } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import {
  BULK_MAX_SITES,
  DETAILS_MAX_CHARS,
  REPORT_REASONS,
  REPORT_STATES,
  SUSPENSION_REASON_MAX_CHARS,
} from "@/lib/site-reports/policy";

const reason = z.enum(REPORT_REASONS);

/** `address`: the page's address, with or without `https://`. `email`: the sender's address for questions, or empty. */
export const siteReportInput = z.strictObject({
  address: z.string().trim().min(1).max(2000),
  reason,
  details: z.string().trim().min(1).max(DETAILS_MAX_CHARS),
  email: z.union([z.literal(""), email]).default(""),
});
export type SiteReportInput = z.output<typeof siteReportInput>;

export const siteReportChange = z.strictObject({ closed: z.boolean() });
export type SiteReportChange = z.output<typeof siteReportChange>;

/** The filters that the list and its CSV file share, without paging. */
export const siteReportSearch = listSearch.extend({ state: z.enum(REPORT_STATES).optional() });
export type SiteReportSearch = z.output<typeof siteReportSearch>;
export const siteReportListQuery = listQuery(["created_at"]).extend(siteReportSearch.shape);
export type SiteReportListQuery = z.output<typeof siteReportListQuery>;

export const siteReportParams = z.object({ reportId: rowId });

export const suspensionInput = z.strictObject({ reason: z.string().trim().min(1).max(SUSPENSION_REASON_MAX_CHARS) });
export type SuspensionInput = z.output<typeof suspensionInput>;

const siteIds = z.array(idNumber).min(1).max(BULK_MAX_SITES);
export const undoSuspensionInput = z.strictObject({ site_ids: siteIds });
export type UndoSuspensionInput = z.output<typeof undoSuspensionInput>;
export const bulkSuspensionInput = suspensionInput.extend({ site_ids: siteIds });
export type BulkSuspensionInput = z.output<typeof bulkSuspensionInput>;
export const suspendedSitesResponse = z.strictObject({ site_ids: z.array(z.int()) });

export const siteReportWire = z
  .strictObject({
    id: z.int(),
    site: z.strictObject({ id: z.int(), name: z.string(), url: z.string(), suspended_at: time.nullable() }),
    reason,
    page: z.string().meta({ description: "The path of the page." }),
    details: z.string(),
    email: z.string().nullable().meta({ description: "The sender's address, for questions." }),
    closed_at: time.nullable(),
    created_at: time,
  })
  .meta({ id: "SiteReport" });
export type SiteReportJson = z.output<typeof siteReportWire>;
export const siteReportResponse = z.strictObject({ report: siteReportWire });
export const siteReportPage = pageOf(siteReportWire);

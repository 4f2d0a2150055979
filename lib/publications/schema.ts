import * as z from "zod";
import { futureTime } from "@/lib/http/future-time";
import { listQuery, rowId, yesOrNo } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { CHECK_RULES, type CheckRule } from "@/lib/publications/checks/check";
import { siteParams, siteWire } from "@/lib/sites/schema";

/** `publish_at`: when visitors see the publication. Default: immediately. */
export const publicationInput = z.strictObject({ publish_at: futureTime.optional() });
export type PublicationInput = z.output<typeof publicationInput>;

/** `scheduled`: cancels only the scheduled publication. Visitors still see the current one. */
export const unpublishQuery = z.strictObject({ scheduled: yesOrNo.default(false) });

export const publicationParams = siteParams.extend({ publicationId: rowId });
export const publicationListQuery = listQuery(["number"]);
export type PublicationListQuery = z.output<typeof publicationListQuery>;

export const publicationWire = z
  .strictObject({
    id: z.int(),
    number: z.int().meta({ description: "1 for the site's first publication." }),
    project_version: z.int(),
    page_count: z.int(),
    size: z.int().meta({ description: "The size of the pages in bytes." }),
    user: z.strictObject({ id: z.int(), display_name: z.string() }).nullable(),
    state: z.enum(["live", "scheduled", "held", "refused", "past"]),
    review_reason: z.string().nullable().meta({ description: "Why it was refused." }),
    created_at: time,
  })
  .meta({ id: "Publication" });
export type PublicationJson = z.output<typeof publicationWire>;
export const publicationResponse = z.strictObject({ publication: publicationWire, site: siteWire });
export const publicationPage = pageOf(publicationWire);

export const checkWire = z
  .strictObject({
    level: z.enum(["error", "warning"]),
    page: z.string().meta({ description: "The path of the page." }),
    page_id: z.string().meta({ description: "The id of the page in the project's document." }),
    rule: z.enum(Object.keys(CHECK_RULES) as [CheckRule, ...CheckRule[]]),
    message: z.string(),
    address: z.string().nullable().meta({ description: "The address in the page that the message is about." }),
  })
  .meta({ id: "SiteCheck" });
export type CheckJson = z.output<typeof checkWire>;
export const checksResponse = z.strictObject({ checks: z.array(checkWire) });

export const previewInput = z.strictObject({ password: z.string().min(1).max(128).optional() });
/** The form for `previewInput`. An empty password means no password. */
export const previewForm = z.strictObject({ password: z.string().max(128) });
export type PreviewInput = z.output<typeof previewInput>;
export const previewLinkResponse = z.strictObject({ url: z.string(), site: siteWire });

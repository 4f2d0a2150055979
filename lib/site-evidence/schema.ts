import * as z from "zod";
import { listQuery, listSearch, rowId } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { EVIDENCE_KINDS } from "@/lib/sites/policy";

/** The filters that the list and its CSV file share, without paging. */
export const evidenceSearch = listSearch.extend({
  site_id: rowId.optional(),
  kind: z.enum(EVIDENCE_KINDS).optional(),
});
export type EvidenceSearch = z.output<typeof evidenceSearch>;
export const evidenceListQuery = listQuery(["created_at"]).extend(evidenceSearch.shape);
export type EvidenceListQuery = z.output<typeof evidenceListQuery>;

export const evidenceWire = z
  .strictObject({
    id: z.int(),
    kind: z.enum(EVIDENCE_KINDS),
    site_id: z.int().nullable().meta({ description: "Null if the site is deleted." }),
    site_name: z.string(),
    address: z.string(),
    owner_id: z.int(),
    actor: z.strictObject({ id: z.int(), name: z.string() }).nullable().meta({ description: "Null for a visitor." }),
    text: z.string(),
    publication_id: z.int().nullable().meta({ description: "What visitors saw, or what was decided about." }),
    created_at: time,
  })
  .meta({ id: "SiteEvidence" });
export type EvidenceJson = z.output<typeof evidenceWire>;
export const evidencePage = pageOf(evidenceWire);

import * as z from "zod";
import { listQuery, listSearch, rowId } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { line } from "@/lib/i18n/line";
import { HOLD_REASONS, REVIEW_REASON_MAX_CHARS } from "@/lib/publications/review/policy";
import { publicationWire } from "@/lib/publications/schema";

export const reviewParams = z.object({ publicationId: rowId });

/** A refusal needs a reason, which the owner gets. */
export const reviewInput = z
  .strictObject({ accept: z.boolean(), reason: z.string().trim().max(REVIEW_REASON_MAX_CHARS).default("") })
  .refine(({ accept, reason }) => accept || reason !== "", {
    path: ["reason"],
    message: line("Say what has to change."),
  });
export type ReviewInput = z.output<typeof reviewInput>;
export const reviewResponse = z.strictObject({ publication: publicationWire });

/** The search that the list and its CSV file share, without paging. */
export const heldSearch = listSearch;
export type HeldSearch = z.output<typeof heldSearch>;
export const heldListQuery = listQuery(["created_at"]);
export type HeldListQuery = z.output<typeof heldListQuery>;

const person = z.strictObject({ id: z.int(), display_name: z.string(), email: z.string() });

const heldFields = {
  id: z.int(),
  number: z.int(),
  site: z.strictObject({ id: z.int(), name: z.string(), url: z.string() }),
  owner: person,
  user: person.nullable().meta({ description: "Who published it." }),
  reasons: z.array(z.enum(HOLD_REASONS)).meta({ description: "Why it is held." }),
  page_count: z.int(),
  publish_at: time.nullable(),
  created_at: time,
};

export const heldPublicationWire = z.strictObject(heldFields).meta({ id: "HeldPublication" });
export type HeldPublicationJson = z.output<typeof heldPublicationWire>;
export const heldPublicationPage = pageOf(heldPublicationWire);

const changedPage = z.strictObject({
  path: z.string(),
  title: z.string(),
  change: z.enum(["new", "changed", "removed", "same"]),
  previous_path: z.string().nullable().meta({ description: "Where visitors find the page now, if it moves." }),
});
export type ChangedPageJson = z.output<typeof changedPage>;

export const publicationReviewWire = z
  .strictObject({
    ...heldFields,
    state: publicationWire.shape.state,
    review_reason: z.string().nullable(),
    url: z.string().meta({ description: "Shows the pages of the publication to whoever has this address, for a day." }),
    live: z
      .strictObject({ id: z.int(), url: z.string(), created_at: time })
      .nullable()
      .meta({ description: "What visitors see." }),
    pages: z.array(changedPage),
  })
  .meta({ id: "PublicationReview" });
export type PublicationReviewJson = z.output<typeof publicationReviewWire>;
export const publicationReviewResponse = z.strictObject({ review: publicationReviewWire });

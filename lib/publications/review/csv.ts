import "server-only";
import { inBatches } from "@/lib/db/batches";
import { db } from "@/lib/db/db";
import type { CsvColumns, CsvFile } from "@/lib/http/csv";
import { HELD_COLUMNS, heldJson, heldMatching } from "@/lib/publications/review/held";
import type { HeldPublicationJson, HeldSearch } from "@/lib/publications/review/schema";

const COLUMNS: CsvColumns<HeldPublicationJson> = {
  id: ({ id }) => id,
  created_at: ({ created_at }) => created_at,
  site_id: ({ site }) => site.id,
  site_name: ({ site }) => site.name,
  address: ({ site }) => site.url,
  number: ({ number }) => number,
  reasons: ({ reasons }) => reasons.join(", "),
  owner_id: ({ owner }) => owner.id,
  owner_email: ({ owner }) => owner.email,
  user_id: ({ user }) => user?.id ?? null,
  user_email: ({ user }) => user?.email ?? null,
  page_count: ({ page_count }) => page_count,
  publish_at: ({ publish_at }) => publish_at,
};

/** All publications that wait for a review and match the search, as a CSV file. */
export function heldCsv(search: HeldSearch): CsvFile<HeldPublicationJson> {
  const matching = heldMatching(search);
  const batches = inBatches(async ({ where, ...batch }) =>
    (await db.publication.findMany({ ...batch, where: { AND: [matching, where] }, select: HELD_COLUMNS })).map(
      heldJson,
    ),
  );
  return { name: "held-publications", columns: COLUMNS, batches };
}

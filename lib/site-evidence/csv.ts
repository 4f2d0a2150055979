import "server-only";
import { inBatches } from "@/lib/db/batches";
import { db } from "@/lib/db/db";
import type { CsvColumns, CsvFile } from "@/lib/http/csv";
import type { EvidenceJson, EvidenceSearch } from "@/lib/site-evidence/schema";
import { evidenceJson, evidenceMatching } from "@/lib/site-evidence/site-evidence";

const COLUMNS: CsvColumns<EvidenceJson> = {
  id: ({ id }) => id,
  created_at: ({ created_at }) => created_at,
  kind: ({ kind }) => kind,
  site_id: ({ site_id }) => site_id,
  site_name: ({ site_name }) => site_name,
  address: ({ address }) => address,
  owner_id: ({ owner_id }) => owner_id,
  actor_id: ({ actor }) => actor?.id ?? null,
  actor_name: ({ actor }) => actor?.name ?? null,
  text: ({ text }) => text,
  publication_id: ({ publication_id }) => publication_id,
};

/** All entries of the log that match the search, as a CSV file. */
export function evidenceCsv(search: EvidenceSearch): CsvFile<EvidenceJson> {
  const matching = evidenceMatching(search);
  const batches = inBatches(async ({ where, ...batch }) =>
    (await db.siteEvidence.findMany({ ...batch, where: { AND: [matching, where] } })).map(evidenceJson),
  );
  return { name: "site-evidence", columns: COLUMNS, batches };
}

import "server-only";
import { inBatches } from "@/lib/db/batches";
import { db } from "@/lib/db/db";
import type { CsvColumns, CsvFile } from "@/lib/http/csv";
import { rolesJson, rolesMatching } from "@/lib/roles/roles";
import type { RoleJson, RoleSearch } from "@/lib/roles/schema";

const COLUMNS: CsvColumns<RoleJson> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  description: ({ description }) => description,
  type: ({ type }) => type,
  default: (role) => role.default,
  system: ({ system }) => system,
  permissions: ({ permissions }) => permissions.map(({ name }) => name).join(", "),
  users_count: ({ users_count }) => users_count,
  created_at: ({ created_at }) => created_at,
};

/** All roles that match the search, as a CSV file. */
export function roleCsv(search: RoleSearch): CsvFile<RoleJson> {
  const matching = rolesMatching(search);
  const batches = inBatches(async ({ where, ...batch }) =>
    rolesJson(await db.role.findMany({ ...batch, where: { AND: [matching, where] } })),
  );
  return { name: "roles", columns: COLUMNS, batches };
}

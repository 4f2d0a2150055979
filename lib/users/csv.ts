import "server-only";
import { inBatches } from "@/lib/db/batches";
import { db } from "@/lib/db/db";
import type { CsvColumns, CsvFile } from "@/lib/http/csv";
import type { UserDetailsJson, UserSearch } from "@/lib/users/admin-schema";
import { userState } from "@/lib/users/policy";
import { usersMatching } from "@/lib/users/search";
import { userColumns, userDetailsJson } from "@/lib/users/user-details";

const COLUMNS: CsvColumns<UserDetailsJson> = {
  id: ({ id }) => id,
  email: ({ email }) => email,
  first_name: ({ first_name }) => first_name,
  last_name: ({ last_name }) => last_name,
  roles: ({ roles = [] }) => roles.map(({ name }) => name).join(", "),
  state: (user) => userState(user),
  ban_reason: ({ ban_reason }) => ban_reason,
  email_verified_at: ({ email_verified_at }) => email_verified_at,
  two_factor_confirmed_at: ({ two_factor_confirmed_at }) => two_factor_confirmed_at,
  language: ({ language }) => language,
  country: ({ country }) => country,
  timezone: ({ timezone }) => timezone,
  created_at: ({ created_at }) => created_at,
};

/** All users that match `search`, as a CSV file. */
export function userCsv(search: UserSearch): CsvFile<UserDetailsJson> {
  const matching = usersMatching(search);
  const batches = inBatches(async ({ where, ...batch }) => {
    const select = userColumns(["roles"]);
    const rows = await db.user.findMany({ ...batch, where: { AND: [matching, where] }, select });
    return rows.map((row) => userDetailsJson(row, ["roles"]));
  });
  return { name: "users", columns: COLUMNS, batches };
}

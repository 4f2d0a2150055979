import { createHash } from "node:crypto";
import { GET as GET_ROLES } from "@/app/api/v1/roles/route";
import { GET } from "@/app/api/v1/users/route";
import { pool } from "@/lib/db/pool";
import { vacuum } from "@/lib/jobs/vacuum";
import { call, createSession } from "../../support/api";
import { getFirstAdmin, getSeededRole } from "../../support/factories";
import { compareTimes, measureEach, measureRelativeTime } from "../../support/relative-time";
import { prepareSeededDatabase } from "../../support/seeded-database";

jest.setTimeout(600_000);
prepareSeededDatabase();

/** A page may take at most 1.3 times as long with 100,000 users as with 100. */
const MAX_RATIO = 1.3;
const FEW = 100;
const MANY = 100_000;
const NAMES = ["Ines", "Tomas", "Lena", "Joris", "Aiko", "Samir", "Marta"];

/** The part of a user's email address before the @. */
const emailPrefixOf = (user: number) => createHash("md5").update(String(user)).digest("hex").slice(0, 12);

let session: string;
const queries: Record<string, string> = {
  "first page": "perPage=25&with=roles",
  "second page": "perPage=25&with=roles&page=2",
  "by last name": "perPage=25&with=roles&orderBy=last_name&orderDir=asc",
  "by email": "perPage=25&with=roles&orderBy=email&orderDir=asc",
  "one found": `perPage=25&with=roles&query=${emailPrefixOf(77)}`,
  "two words": `perPage=25&with=roles&query=ines+${emailPrefixOf(98).slice(0, 6)}`,
  "short word": "perPage=25&with=roles&query=zz",
  "nobody found": "perPage=25&with=roles&query=nobody-has-this",
  "all found": "perPage=25&with=roles&query=example.com",
  banned: "perPage=25&with=roles&state=banned",
  unverified: "perPage=25&with=roles&state=unverified",
  active: "perPage=25&with=roles&state=active",
};

/**
 * Adds users up to this number. Of the first hundred, twenty are not verified, twenty are banned and twenty have a rare
 * role.
 */
async function fill(total: number) {
  const { id: roleId } = await getSeededRole("user");
  const { id: rareId } = await getSeededRole("subscriber");
  await pool().query(
    `INSERT INTO "User" (email, "firstName", "lastName", "createdAt", "updatedAt", "emailVerifiedAt", "bannedAt")
     SELECT left(md5(n::text), 12) || '@example.com', ($2::text[])[1 + n % 7], 'Name' || n % 5000,
       now() - n * interval '1 minute', now(),
       CASE WHEN n % 5 > 0 OR n > 100 THEN now() END, CASE WHEN n % 5 = 1 AND n <= 100 THEN now() END
     FROM generate_series((SELECT count(*)::int FROM "User"), $1::int - 1) n`,
    [total, NAMES],
  );
  await pool().query(
    `INSERT INTO "RoleUser" ("userId", "roleId")
     SELECT id, $1::int FROM "User" UNION SELECT id, $2::int FROM "User" WHERE id % 5 = 2 AND id <= 100
     ON CONFLICT DO NOTHING`,
    [roleId, rareId],
  );
  await vacuum();
}

const ROLES = "all roles";

const measure = (name: string) =>
  measureRelativeTime(session, () =>
    name === ROLES ? call(GET_ROLES, { session }) : call(GET, { session, query: queries[name] as string }),
  );

const measureAll = () => measureEach([...Object.keys(queries), ROLES], measure);

beforeAll(async () => {
  session = await createSession(await getFirstAdmin());
  queries["of a rare role"] = `perPage=25&with=roles&role=${(await getSeededRole("subscriber")).id}`;
  queries["of the usual role"] = `perPage=25&with=roles&role=${(await getSeededRole("user")).id}`;
});

test(`a page of users or roles with ${MANY} users takes at most ${MAX_RATIO} times as long as with ${FEW}`, async () => {
  await fill(FEW);
  await measureAll(); // warms up
  const few = await measureAll();
  await fill(MANY);

  const rows = await compareTimes(few, { measure, maxRatio: MAX_RATIO });
  process.stdout.write(`${rows.map(({ name, ...row }) => `${name}: ${JSON.stringify(row)}`).join("\n")}\n`);
  expect(rows.filter(({ ratio }) => ratio > MAX_RATIO)).toEqual([]);
});

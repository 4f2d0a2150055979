import { GET as GET_DOMAINS } from "@/app/api/v1/domains/route";
import { GET as GET_REPORTS } from "@/app/api/v1/site-reports/route";
import { GET as GET_PUBLICATIONS } from "@/app/api/v1/sites/[siteId]/publications/route";
import { GET as GET_SUBMISSIONS } from "@/app/api/v1/sites/[siteId]/submissions/route";
import { GET as GET_SITES } from "@/app/api/v1/sites/route";
import { db } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import { refreshStatistics } from "@/lib/jobs/statistics";
import { STORED_MAX } from "@/lib/submissions/policy";
import { call, createSession } from "../../support/api";
import { createProject, createSite, createUser, createWorkspace, getFirstAdmin } from "../../support/factories";
import { findSlowedCalls } from "../../support/relative-time";
import { prepareSeededDatabase } from "../../support/seeded-database";

jest.setTimeout(900_000);
prepareSeededDatabase();

/** `submissions` and `publications` are those of one site. */
type Sizes = { sites: number; domains: number; reports: number; submissions: number; publications: number };
const FEW: Sizes = { sites: 10, domains: 10, reports: 10, submissions: 10, publications: 10 };
const MANY: Sizes = { sites: 20_000, domains: 20_000, reports: 20_000, submissions: STORED_MAX, publications: 1_000 };

/**
 * The beginning of the md5 of 8, which a search finds only in row 8. That row is the member's, like all rows with even
 * numbers.
 */
const SINGLE_MATCH = "c9f0f895fb98ab91";

let adminSession: string;
let adminId: number;
let memberSession: string;
let memberId: number;
let workspaceId: number;
let projectId: number;
let siteId: number;
/** The site with the only domain that `SINGLE_MATCH` finds. */
let matchingSiteId: number;

beforeAll(async () => {
  const user = await createUser();
  memberId = user.id;
  memberSession = await createSession(user);
  adminId = (await getFirstAdmin()).id;
  adminSession = await createSession({ id: adminId });
  workspaceId = (await createWorkspace({ owner: user })).id;
  projectId = (await createProject({ owner: user })).id;
  siteId = (await createSite({ owner: user, project: { id: projectId } })).id;
});

/** Adds rows up to these numbers. Half of the sites and domains are the member's, a fifth of these in the workspace. */
async function fill(sizes: Sizes) {
  await addSites(sizes.sites);
  await pool().query(
    `INSERT INTO "Domain" (host, "siteId", "ownerId", "workspaceId", token, state, "checkedAt", "createdAt")
     SELECT left(md5(n::text), 16) || '.example.com', site.id, site."ownerId", site."workspaceId", md5(n::text),
       (ARRAY['pending', 'verified', 'failed'])[1 + n % 3], now() - n * interval '1 second',
       now() - n * interval '1 minute'
     FROM generate_series((SELECT count(*)::int + 1 FROM "Domain"), $1::int - 1) n
     JOIN "Site" site ON site.name = 'Site ' || left(md5(n::text), 16) AND site."deletedAt" IS NULL`,
    [sizes.domains],
  );
  await pool().query(
    `INSERT INTO "SiteReport" ("siteId", reason, page, details, "closedAt")
     SELECT site.id, 'other', '/', 'Details', CASE WHEN n % 3 = 0 THEN now() END
     FROM generate_series((SELECT count(*)::int + 1 FROM "SiteReport"), $1::int - 1) n
     JOIN "Site" site ON site.name = 'Site ' || left(md5(n::text), 16) AND site."deletedAt" IS NULL`,
    [sizes.reports],
  );
  await pool().query(
    `INSERT INTO "FormSubmission" ("siteId", "formId", "formName", page, fields, "readAt")
     SELECT $1, 'form-' || n % 3, 'Contact', '/contact', jsonb_build_array(
       jsonb_build_object('name', 'email', 'label', 'Email', 'value', left(md5(n::text), 16) || '@example.com'),
       jsonb_build_object('name', 'message', 'label', 'Message', 'value', repeat('What they wrote. ', 20))),
       CASE WHEN n % 2 = 0 THEN now() END
     FROM generate_series((SELECT count(*)::int FROM "FormSubmission"), $2::int - 1) n`,
    [siteId, sizes.submissions],
  );
  await pool().query(
    `INSERT INTO "Publication" ("siteId", number, "userId", "projectVersion", "pageCount", size)
     SELECT $1, n + 1, $2, n, 3, 40000
     FROM generate_series((SELECT count(*)::int FROM "Publication"), $3::int - 1) n`,
    [siteId, memberId, sizes.publications],
  );
  await refreshStatistics();
}

/** Adds sites up to this number, and a twentieth as many to the trash, but at least ten. */
async function addSites(count: number) {
  for (const [isTrashed, max] of [
    [false, count],
    [true, Math.max(10, count / 20)],
  ])
    await pool().query(
      `INSERT INTO "Site" (name, slug, "projectId", "ownerId", "workspaceId", "createdAt", "updatedAt", "deletedAt")
       SELECT 'Site ' || left(md5(n::text), 16), CASE WHEN $1 THEN 'gone-' ELSE 'live-' END || md5(n::text), $2,
         CASE WHEN n % 2 = 0 THEN $3::int ELSE $4::int END, CASE WHEN n % 10 = 0 THEN $5::int END,
         now() - n * interval '1 minute', now() - (n % 500) * interval '1 hour',
         CASE WHEN $1 THEN now() - n * interval '1 second' END
       FROM generate_series((SELECT count(*)::int FROM "Site" WHERE ("deletedAt" IS NOT NULL) = $1), $6::int - 1) n`,
      [isTrashed, projectId, memberId, adminId, workspaceId, max],
    );
}

type Query = Record<string, string | number>;
const sites = (query: Query = {}) => call(GET_SITES, { session: memberSession, query });
const everyonesSites = (query: Query = {}) =>
  call(GET_SITES, { session: adminSession, query: { everyone: "true", ...query } });
const domains = (query: Query = {}) => call(GET_DOMAINS, { session: memberSession, query });
const everyonesDomains = (query: Query = {}) =>
  call(GET_DOMAINS, { session: adminSession, query: { everyone: "true", ...query } });
const reports = (query: Query = {}) => call(GET_REPORTS, { session: adminSession, query });
const submissions = (query: Query = {}) => call(GET_SUBMISSIONS, { session: memberSession, params: { siteId }, query });

const lists: Record<string, () => ReturnType<typeof call>> = {
  "sites of a member": () => sites(),
  "sites of a member, oldest change first": () => sites({ orderDir: "asc" }),
  "sites of a member by name": () => sites({ orderBy: "name", orderDir: "asc" }),
  "sites of a member by age": () => sites({ orderBy: "created_at" }),
  "sites of a member in the trash": () => sites({ trashed: "true" }),
  "sites of a member in the trash by deletion": () => sites({ trashed: "true", orderBy: "deleted_at" }),
  "sites of a member, one found": () => sites({ query: SINGLE_MATCH }),
  "sites of a member, none found": () => sites({ query: "no-site-has-this" }),
  "sites of a member, all found": () => sites({ query: "site" }),
  "sites of a member, all found, by name": () => sites({ query: "site", orderBy: "name" }),
  "sites of a project": () => sites({ project_id: projectId }),
  "sites of a workspace": () => sites({ workspaceId }),
  "sites of a workspace by name": () => sites({ workspaceId, orderBy: "name" }),
  "sites of everyone": () => everyonesSites(),
  "sites of everyone by name": () => everyonesSites({ orderBy: "name" }),
  "sites of everyone by age": () => everyonesSites({ orderBy: "created_at" }),
  "sites of everyone in the trash by deletion": () => everyonesSites({ trashed: "true", orderBy: "deleted_at" }),
  "sites of everyone, one found": () => everyonesSites({ query: SINGLE_MATCH }),
  "sites of everyone, all found": () => everyonesSites({ query: "site" }),
  "domains of a member": () => domains(),
  "domains of a member by host": () => domains({ orderBy: "host", orderDir: "asc" }),
  "domains of a member by state": () => domains({ orderBy: "state" }),
  "domains of a member by their last check": () => domains({ orderBy: "checked_at" }),
  "failed domains of a member": () => domains({ state: "failed" }),
  "domains of a site": () => domains({ site_id: matchingSiteId }),
  "domains of a member, one found": () => domains({ query: SINGLE_MATCH }),
  "domains of a member, found by their site": () => domains({ query: `site ${SINGLE_MATCH}` }),
  "domains of a member, all found": () => domains({ query: "example" }),
  "domains of everyone": () => everyonesDomains(),
  "domains of everyone by host": () => everyonesDomains({ orderBy: "host" }),
  "domains of everyone by state": () => everyonesDomains({ orderBy: "state" }),
  "domains of everyone by their last check": () => everyonesDomains({ orderBy: "checked_at" }),
  "domains of everyone, one found": () => everyonesDomains({ query: SINGLE_MATCH }),
  "domains of everyone, found by their site": () => everyonesDomains({ query: `site ${SINGLE_MATCH}` }),
  "domains of everyone, all found by their site": () => everyonesDomains({ query: "site" }),
  reports: () => reports(),
  "open reports": () => reports({ state: "open" }),
  "closed reports": () => reports({ state: "closed" }),
  "reports, one found": () => reports({ query: SINGLE_MATCH }),
  "reports, all found": () => reports({ query: "site" }),
  submissions: () => submissions(),
  "unread submissions": () => submissions({ unread: "true" }),
  "submissions of a form": () => submissions({ form: "form-1" }),
  "submissions, one found": () => submissions({ query: SINGLE_MATCH }),
  "submissions, all found": () => submissions({ query: "wrote" }),
  publications: () => call(GET_PUBLICATIONS, { session: memberSession, params: { siteId } }),
};

test("no list about sites takes more than twice as long with many rows as with ten", async () => {
  await fill(FEW);
  matchingSiteId = (await db.site.findFirstOrThrow({ where: { name: `Site ${SINGLE_MATCH}` } })).id;
  for (const [name, list] of Object.entries(lists).filter(([key]) => key.endsWith(", one found")))
    expect([name, (await list())?.json.pagination.data.length]).toEqual([name, 1]);
  expect((await domains({ site_id: matchingSiteId })).json.pagination.data).toHaveLength(1);

  expect(await findSlowedCalls(adminSession, lists, () => fill(MANY))).toEqual([]);
});

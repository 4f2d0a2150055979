import { GET as GET_TOKENS } from "@/app/api/v1/access-tokens/route";
import { GET as GET_PAGES } from "@/app/api/v1/custom-pages/route";
import { GET as GET_FILES } from "@/app/api/v1/file-entries/route";
import { GET as GET_PROJECTS } from "@/app/api/v1/projects/route";
import { GET as GET_ROLES } from "@/app/api/v1/roles/route";
import { GET as GET_SESSIONS } from "@/app/api/v1/user-sessions/route";
import { GET as GET_USERS } from "@/app/api/v1/users/route";
import { GET as GET_SITEMAP } from "@/app/sitemap.xml/route";
import { countAdminTotals } from "@/lib/dashboard/admin-totals";
import { pool } from "@/lib/db/pool";
import { expireInThisProcess } from "@/lib/events/expiry";
import { refreshStatistics } from "@/lib/jobs/statistics";
import { sweepExpired } from "@/lib/jobs/sweep";
import { sessions } from "@/lib/sessions/feature";
import { type ApiResponse, call, createSession } from "../../support/api";
import { createUser, createWorkspace, getFirstAdmin, getSeededRole } from "../../support/factories";
import { findSlowedCalls, LIST_GROWTH_MAX, measureRelativeTime } from "../../support/relative-time";
import { prepareSeededDatabase } from "../../support/seeded-database";

jest.setTimeout(600_000);
prepareSeededDatabase();

/** `ownFiles`: how many of the `files` are the member's personal files. */
type Sizes = {
  users: number;
  sessions: number;
  tokens: number;
  pages: number;
  files: number;
  ownFiles: number;
  projects: number;
};
const FEW: Sizes = { users: 10, sessions: 10, tokens: 10, pages: 10, files: 30, ownFiles: 10, projects: 10 };
const MANY: Sizes = {
  users: 20_000,
  sessions: 100_000,
  tokens: 20_000,
  pages: 5_000,
  files: 50_000,
  ownFiles: 20_000,
  projects: 20_000,
};

let adminSession: string;
let member: { id: number };
let memberSession: string;
let workspaceId: number;
let userRoleId: number;

beforeAll(async () => {
  adminSession = await createSession(await getFirstAdmin());
  member = await createUser();
  memberSession = await createSession(member);
  workspaceId = (await createWorkspace({ owner: member })).id;
  userRoleId = (await getSeededRole("user")).id;
});

/** Adds rows up to these numbers. Of the files that are not the member's personal ones, a third is in the workspace. */
async function fill(sizes: Sizes) {
  await pool().query(
    `WITH added AS (
       INSERT INTO "User" (email, "firstName", "lastName", "createdAt", "updatedAt", "emailVerifiedAt")
       SELECT left(md5(n::text), 12) || '@example.com', 'Ines', 'Name' || n % 500, now() - n * interval '1 minute', now(), now()
       FROM generate_series((SELECT count(*)::int FROM "User"), $1::int - 1) n RETURNING id)
     INSERT INTO "RoleUser" ("userId", "roleId") SELECT id, $2 FROM added`,
    [sizes.users, userRoleId],
  );
  await pool().query(
    `INSERT INTO "Session" ("tokenHash", "userId", remember, ip, "userAgent", "expiresAt")
     SELECT sha256(n::text::bytea), (SELECT min(id) FROM "User" WHERE id > n % 19000), n % 10 > 0, '10.0.0.1', 'Firefox', now() + interval '20 hours'
     FROM generate_series((SELECT count(*)::int FROM "Session"), $1::int - 1) n`,
    [sizes.sessions],
  );
  await pool().query(
    `INSERT INTO "AccessToken" ("userId", name, "tokenHash")
     SELECT CASE WHEN n % 100 = 0 THEN $1::int ELSE (SELECT min(id) FROM "User" WHERE id > n % 19000) END, 'Token', sha256(n::text::bytea)
     FROM generate_series((SELECT count(*)::int FROM "AccessToken"), $2::int - 1) n`,
    [member.id, sizes.tokens],
  );
  await pool().query(
    `INSERT INTO "CustomPage" (slug, title, body, "updatedAt")
     SELECT 'page-' || n, 'Page ' || md5(n::text), repeat('<p>A paragraph of a page.</p>', 40), now() - n * interval '1 minute'
     FROM generate_series((SELECT count(*)::int FROM "CustomPage"), $1::int - 1) n`,
    [sizes.pages],
  );
  await addFiles({ ownerId: member.id, workspaceId: null, count: sizes.ownFiles });
  const remainingFiles = sizes.files - sizes.ownFiles;
  await addFiles({ ownerId: member.id, workspaceId, count: Math.floor(remainingFiles / 3) });
  await addFiles({
    ownerId: (await getFirstAdmin()).id,
    workspaceId: null,
    count: remainingFiles - Math.floor(remainingFiles / 3),
  });
  await addProjects(sizes.projects);
  await refreshStatistics();
  expireInThisProcess("all");
}

async function addFiles(files: { ownerId: number; workspaceId: number | null; count: number }) {
  await pool().query(
    `INSERT INTO "FileEntry" (name, key, size, mime, type, "ownerId", "workspaceId", "createdAt", "updatedAt", "deletedAt")
     SELECT md5(n::text) || '.png', gen_random_uuid()::text, n, 'image/png', 'image', $1, $2, now() - n * interval '1 minute', now(),
       CASE WHEN n % 8 = 0 THEN now() END
     FROM generate_series((SELECT count(*)::int FROM "FileEntry" WHERE "ownerId" = $1 AND "workspaceId" IS NOT DISTINCT FROM $2), $3::int - 1) n`,
    [files.ownerId, files.workspaceId, files.count],
  );
}

/** Adds projects up to this number. Half of them are the member's. */
async function addProjects(count: number) {
  await pool().query(
    `INSERT INTO "Project" (name, "ownerId", "updatedAt")
     SELECT 'Project ' || md5(n::text), CASE WHEN n % 2 = 0 THEN $1::int ELSE $2::int END, now() - n * interval '1 minute'
     FROM generate_series((SELECT count(*)::int FROM "Project"), $3::int - 1) n`,
    [member.id, (await getFirstAdmin()).id, count],
  );
}

const sweepSessions = async () => void (await sweepExpired(undefined, { features: [sessions] }));

async function addExpiredSession() {
  await pool().query(
    `INSERT INTO "Session" ("tokenHash", "userId", remember, ip, "userAgent", "expiresAt")
     VALUES (sha256('expired'), $1, true, '10.0.0.1', 'Firefox', now() - interval '1 minute')`,
    [member.id],
  );
}

/**
 * The beginnings of the md5 of 4 and of 5. A search for one of them finds one row by its name, title or email address.
 * For projects, the search uses that of 4, because the projects with even numbers are the member's.
 */
const [MD5_OF_FOUR, MD5_OF_FIVE] = ["a87ff679a2f3", "e4da3b7fbbce"];

const lists: Record<string, () => Promise<{ status: number; json?: ApiResponse["json"] } | undefined>> = {
  users: () => call(GET_USERS, { session: adminSession, query: { with: "roles" } }),
  "users, one found": () => call(GET_USERS, { session: adminSession, query: { query: MD5_OF_FIVE } }),
  "users, a fifth found": () => call(GET_USERS, { session: adminSession, query: { query: "name1" } }),
  "users, all found": () => call(GET_USERS, { session: adminSession, query: { query: "ines" } }),
  "users of a role": () => call(GET_USERS, { session: adminSession, query: { role: userRoleId } }),
  roles: () => call(GET_ROLES, { session: adminSession }),
  "files of a member": () => call(GET_FILES, { session: memberSession }),
  "files of a member, one found": () => call(GET_FILES, { session: memberSession, query: { query: MD5_OF_FIVE } }),
  "files of a workspace": () => call(GET_FILES, { session: memberSession, query: { workspaceId } }),
  "files of everyone": () => call(GET_FILES, { session: adminSession, query: { everyone: "true" } }),
  "files in the trash": () => call(GET_FILES, { session: memberSession, query: { trashed: "true" } }),
  "projects of a member": () => call(GET_PROJECTS, { session: memberSession }),
  "projects of a member, one found": () =>
    call(GET_PROJECTS, { session: memberSession, query: { query: MD5_OF_FOUR } }),
  "projects of everyone": () => call(GET_PROJECTS, { session: adminSession, query: { everyone: "true" } }),
  "projects of a member by name": () => call(GET_PROJECTS, { session: memberSession, query: { orderBy: "name" } }),
  "projects of a member by age": () => call(GET_PROJECTS, { session: memberSession, query: { orderBy: "created_at" } }),
  "projects of everyone by name": () =>
    call(GET_PROJECTS, { session: adminSession, query: { everyone: "true", orderBy: "name" } }),
  "projects of everyone by age": () =>
    call(GET_PROJECTS, { session: adminSession, query: { everyone: "true", orderBy: "created_at" } }),
  "custom pages": () => call(GET_PAGES, { session: adminSession }),
  "custom pages, one found": () => call(GET_PAGES, { session: adminSession, query: { query: MD5_OF_FIVE } }),
  sessions: () => call(GET_SESSIONS, { session: memberSession }),
  "access tokens": () => call(GET_TOKENS, { session: memberSession }),
  "admin overview": async () => void (await countAdminTotals()),
};

test("neither the first page of a list nor the admin overview takes more than twice as long with many rows as with few", async () => {
  await fill(FEW);
  for (const [name, list] of Object.entries(lists).filter(([key]) => key.endsWith("one found")))
    expect([name, (await list())?.json.pagination.data.length]).toEqual([name, 1]);
  expect((await lists["files in the trash"]?.())?.json.pagination.data).toHaveLength(2);
  expect((await lists["access tokens"]?.())?.json.pagination.data).toHaveLength(2);

  expect(await findSlowedCalls(adminSession, lists, () => fill(MANY))).toEqual([]);
});

// The following tests need the rows of the test above.
test("deleting an expired session among 100,000 takes less than five times as long as the list of menus", async () => {
  expect(await measureRelativeTime(adminSession, sweepSessions, addExpiredSession)).toBeLessThan(5);
});

test("after its first request, the sitemap of 5,000 pages takes less than twice as long as the list of menus", async () => {
  const request = () => call(GET_SITEMAP, { headers: { "accept-encoding": "br" } });
  await request();

  expect(await measureRelativeTime(adminSession, request)).toBeLessThan(LIST_GROWTH_MAX);
});

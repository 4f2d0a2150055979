import { GET as GET_INVOICES } from "@/app/api/v1/billing/invoices/route";
import { GET as GET_PLANS } from "@/app/api/v1/billing/products/route";
import { GET as GET_SUBSCRIPTIONS } from "@/app/api/v1/billing/subscriptions/route";
import { GET as GET_OWN_WORKSPACES } from "@/app/api/v1/me/workspaces/route";
import { GET as GET_NOTIFICATIONS } from "@/app/api/v1/notifications/route";
import { GET as GET_SECURITY_EVENTS } from "@/app/api/v1/security-events/route";
import { GET as GET_ACTIVITY } from "@/app/api/v1/workspaces/[workspaceId]/activity/route";
import { GET as GET_INVITES } from "@/app/api/v1/workspaces/[workspaceId]/invites/route";
import { GET as GET_MEMBERS } from "@/app/api/v1/workspaces/[workspaceId]/members/route";
import { pool } from "@/lib/db/pool";
import { refreshStatistics } from "@/lib/jobs/statistics";
import { call, createSession } from "../../support/api";
import { createUser, createWorkspace, getFirstAdmin, getSeededRole } from "../../support/factories";
import { turnBillingOn } from "../../support/plans";
import { findSlowedCalls } from "../../support/relative-time";
import { prepareSeededDatabase } from "../../support/seeded-database";

jest.setTimeout(900_000);
prepareSeededDatabase();

/**
 * `ownSubscriptions`: the member's subscriptions, each with an invoice. `events`: the number of notifications, and also
 * the number of security events. Every fifth event is the member's. `members`: the members of the member's workspace.
 */
type Sizes = { users: number; ownSubscriptions: number; events: number; members: number; plans: number };
const FEW: Sizes = { users: 20, ownSubscriptions: 10, events: 50, members: 10, plans: 10 };
const MANY: Sizes = { users: 20_000, ownSubscriptions: 200, events: 50_000, members: 5_000, plans: 200 };

/** The beginning of the md5 of 8, which is in the email address of one user and of one invited person. */
const SINGLE_MATCH = "c9f0f895fb98";

let adminSession: string;
let memberSession: string;
let memberId: number;
let workspaceId: number;
let roleId: number;

beforeAll(async () => {
  await turnBillingOn();
  adminSession = await createSession(await getFirstAdmin());
  const user = await createUser({ email: "member@example.org" });
  memberId = user.id;
  memberSession = await createSession(user);
  workspaceId = (await createWorkspace({ owner: user })).id;
  roleId = (await getSeededRole("workspace-editor")).id;
});

/** Adds rows up to these numbers. Every user has a workspace, a subscription and an invoice. */
async function fill(sizes: Sizes) {
  await addPlans(sizes.plans);
  await pool().query(
    `INSERT INTO "User" (email, "firstName", "lastName", "updatedAt")
     SELECT left(md5(n::text), 12) || '@example.com', 'Ines', 'Name' || n, now()
     FROM generate_series((SELECT count(*)::int FROM "User"), $1::int - 1) n`,
    [sizes.users],
  );
  await addSubscriptions(sizes.ownSubscriptions);
  await addInvoices();
  await addEvents(sizes.events);
  await addWorkspaceRows(sizes.members);
  await refreshStatistics();
}

async function addPlans(count: number) {
  await pool().query(
    `WITH added AS (
       INSERT INTO "Product" (name, position, "updatedAt") SELECT 'Plan ' || n, n, now()
       FROM generate_series((SELECT count(*)::int FROM "Product"), $1::int - 1) n RETURNING id)
     INSERT INTO "Price" ("productId", amount, currency, interval)
     SELECT id, amount, 'EUR', 'month' FROM added, generate_series(1000, 3000, 1000) amount`,
    [count],
  );
}

/** Adds ended subscriptions of the member up to this number, and an active one for each of the other users. */
async function addSubscriptions(endedCount: number) {
  const columns = `"userId", "productId", "priceId", gateway, "gatewayId", status, "periodStart", "endedAt", "validUntil", "updatedAt"`;
  const plan = `(SELECT min("productId") FROM "Price"), (SELECT min(id) FROM "Price")`;
  await pool().query(
    `INSERT INTO "Subscription" (${columns})
     SELECT $1, ${plan}, 'test', 'own-' || n, 'ended', now(), now(), now(), now()
     FROM generate_series((SELECT count(*)::int FROM "Subscription" WHERE "userId" = $1), $2::int - 1) n`,
    [memberId, endedCount],
  );
  await pool().query(
    `INSERT INTO "Subscription" (${columns})
     SELECT id, ${plan}, 'test', 'user-' || id, 'active', now(), NULL, NULL, now() FROM "User" u
     WHERE id <> $1 AND NOT EXISTS (SELECT 1 FROM "Subscription" WHERE "userId" = u.id)`,
    [memberId],
  );
}

/** Adds an invoice for each subscription. */
async function addInvoices() {
  await pool().query(
    `WITH added AS (
       INSERT INTO "Invoice" ("userId", "subscriptionId", gateway, "gatewayId", number, date, currency, subtotal, tax,
         total, status, seller, customer)
       SELECT "userId", id, 'test', id::text, '2026-' || lpad(id::text, 6, '0'), now(), 'EUR', 1000, 190, 1190, 'paid',
         '{}', '{}'
       FROM "Subscription" s WHERE NOT EXISTS (SELECT 1 FROM "Invoice" WHERE "subscriptionId" = s.id) RETURNING id)
     INSERT INTO "InvoiceLine" ("invoiceId", position, kind, product, "periodStart", "periodEnd", amount)
     SELECT id, position, 'period', 'Pro', now(), now(), 500 FROM added, generate_series(1, 2) position`,
  );
}

/** Adds security events and notifications, up to this number of each. Every fifth is the member's. */
async function addEvents(count: number) {
  const userIdSql = `CASE WHEN n % 5 = 0 THEN ${memberId} ELSE (SELECT array_agg(id) FROM "User")[1 + n % 19] END`;
  await pool().query(
    `INSERT INTO "SecurityEvent" ("userId", type, ip, "userAgent")
     SELECT ${userIdSql}, 'login', '10.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
     FROM generate_series((SELECT count(*)::int FROM "SecurityEvent"), $1::int - 1) n`,
    [count],
  );
  await pool().query(
    `INSERT INTO "Notification" ("userId", type, data, listed, "readAt")
     SELECT ${userIdSql}, 'domains.failing', '{"lines":[{"text":"Something happened."}]}', n % 4 > 0,
       CASE WHEN n % 3 > 0 THEN now() END
     FROM generate_series((SELECT count(*)::int FROM "Notification"), $1::int - 1) n`,
    [count],
  );
}

/**
 * Adds members, invites and activity to the member's workspace. Gives each of the other users a workspace with two
 * members.
 */
async function addWorkspaceRows(members: number) {
  await pool().query(
    `WITH added AS (
       INSERT INTO "Workspace" (name, "ownerId", "updatedAt") SELECT 'Workspace ' || md5(id::text), id, now() FROM "User" u
       WHERE NOT EXISTS (SELECT 1 FROM "Workspace" WHERE "ownerId" = u.id) RETURNING id, "ownerId")
     INSERT INTO "WorkspaceMember" ("workspaceId", "userId", "roleId")
     SELECT added.id, person, $1 FROM added, LATERAL (VALUES ("ownerId"), ((SELECT min(id) FROM "User"))) people (person)
     ON CONFLICT DO NOTHING`,
    [roleId],
  );
  await pool().query(
    `INSERT INTO "WorkspaceMember" ("workspaceId", "userId", "roleId", "createdAt")
     SELECT $1, id, $2, now() + id * interval '1 second' FROM "User" ORDER BY id LIMIT $3 ON CONFLICT DO NOTHING`,
    [workspaceId, roleId, members],
  );
  await pool().query(
    `INSERT INTO "WorkspaceInvite" (id, "workspaceId", email, "roleId", "inviterId", "createdAt", "expiresAt")
     SELECT md5(n::text), $1, left(md5(n::text), 12) || '@example.com', $2, $3, now() - n * interval '1 second',
       now() + interval '1 day'
     FROM generate_series((SELECT count(*)::int FROM "WorkspaceInvite"), $4::int - 1) n`,
    [workspaceId, roleId, memberId, Math.max(10, members / 10)],
  );
  await pool().query(
    `INSERT INTO "WorkspaceEvent" ("workspaceId", "userId", action, details)
     SELECT $1, $2, 'project.created', '{"name":"A project"}'
     FROM generate_series((SELECT count(*)::int FROM "WorkspaceEvent"), $3::int - 1) n`,
    [workspaceId, memberId, members * 4],
  );
}

type Query = Record<string, string | number>;
const subscriptions = (query: Query = {}) =>
  call(GET_SUBSCRIPTIONS, { session: adminSession, query: { everyone: "true", ...query } });
const invoices = (query: Query = {}) =>
  call(GET_INVOICES, { session: adminSession, query: { everyone: "true", ...query } });
const inWorkspace = (query: Query = {}) => ({ session: memberSession, params: { workspaceId }, query });

const lists: Record<string, () => ReturnType<typeof call>> = {
  "subscriptions of a member": () => call(GET_SUBSCRIPTIONS, { session: memberSession }),
  "subscriptions of everyone": () => subscriptions(),
  "active subscriptions of everyone": () => subscriptions({ status: "active" }),
  "ended subscriptions of everyone": () => subscriptions({ status: "ended" }),
  "subscriptions of everyone, past due": () => subscriptions({ status: "past_due" }),
  "subscriptions of everyone, one found": () => subscriptions({ query: SINGLE_MATCH }),
  "subscriptions of everyone, none found": () => subscriptions({ query: "nobody-has-this" }),
  "subscriptions of everyone, all found": () => subscriptions({ query: "example" }),
  "subscriptions of a user": () => subscriptions({ user_id: memberId }),
  "invoices of a member": () => call(GET_INVOICES, { session: memberSession }),
  "invoices of a member, one found": () =>
    call(GET_INVOICES, { session: memberSession, query: { query: "2026-000003" } }),
  "invoices of everyone": () => invoices(),
  "invoices of everyone, one found": () => invoices({ query: "2026-000003" }),
  "invoices of everyone, all found": () => invoices({ query: "2026" }),
  "invoices of everyone, none found": () => invoices({ query: "1999" }),
  plans: () => call(GET_PLANS, { session: adminSession }),
  "plans, a few found": () => call(GET_PLANS, { session: adminSession, query: { query: "plan 7" } }),
  "security events": () => call(GET_SECURITY_EVENTS, { session: memberSession }),
  notifications: () => call(GET_NOTIFICATIONS, { session: memberSession }),
  "unread notifications": () => call(GET_NOTIFICATIONS, { session: memberSession, query: { unread: "true" } }),
  "own workspaces": () => call(GET_OWN_WORKSPACES, { session: memberSession }),
  "own workspaces in the trash": () => call(GET_OWN_WORKSPACES, { session: memberSession, query: { trashed: "true" } }),
  "members of a workspace": () => call(GET_MEMBERS, inWorkspace()),
  "members of a workspace, one found": () => call(GET_MEMBERS, inWorkspace({ query: "member@example.org" })),
  "members of a workspace, all found": () => call(GET_MEMBERS, inWorkspace({ query: "example" })),
  "invites of a workspace": () => call(GET_INVITES, inWorkspace()),
  "invites of a workspace, one found": () => call(GET_INVITES, inWorkspace({ query: SINGLE_MATCH })),
  "activity of a workspace": () => call(GET_ACTIVITY, inWorkspace()),
};

test("no list about an account, billing or workspaces takes more than twice as long with many rows as with few", async () => {
  await fill(FEW);
  for (const [name, list] of Object.entries(lists).filter(([key]) => key.endsWith(", one found")))
    expect([name, (await list())?.json.pagination.data.length]).toEqual([name, 1]);

  expect(await findSlowedCalls(adminSession, lists, () => fill(MANY))).toEqual([]);
});

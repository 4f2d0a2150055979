import type { RouteHandler } from "@/lib/api/methods";
import { db } from "@/lib/db/db";
import { notify } from "@/lib/notices/notify";
import { type Call, callsOf, isOpen, pathParameters } from "@/lib/openapi/call";
import { submissionNotice } from "@/lib/submissions/notices";
import { blank } from "@/lib/templates/blank";
import { templateDocument } from "@/lib/templates/template-document";
import { type CallOptions, call, sessionOf } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import {
  addMember,
  createAccessToken,
  createDomain,
  createInvite,
  createOwnTemplate,
  createProject,
  createSite,
  createUser,
  createWorkspace,
  seededRole,
  unique,
} from "../support/factories";
import { createSubmission } from "../support/forms";
import { chooseOutcome, createPlan, startCheckout, type TestPlan, turnBillingOn } from "../support/plans";
import { importRoute, routeFiles, routePath } from "../support/route-files";
import { form, PNG, uploadEntry, withDataFolder } from "../support/uploads";

withDataFolder();

jest.setTimeout(300_000);

/** A name that only the victim's rows have. */
const MARK = unique("victim");

/** Paths without a user's row, or whose access other tests check. */
const EXCLUDED_PATHS: readonly RegExp[] = [
  /^\/(?:secure|auth)\//, // social services, and secrets in links
  /^\/(?:internal|files|og)\//, // files, pictures of pages and calls from inside
  /\/tus\/upload\//, // the id is a secret
  /\/value-lists\//, // the same for everybody
  /\/(?:ad-slots|custom-pages|localizations|menus|roles|site-reports|themes|user-pages)\//, // the site's own rows
  /\/billing\/products\//, // the same
  /\/workspace\/(?:invite|join)\//, // the id of an invite is a secret
];

/** Calls that any logged-in user may make about another user. */
const PUBLIC_READS = ["GET /api/v1/users/{userId}", "GET /api/v1/users/{userId}/avatar"];

const picture = () => form([["file", { name: "a.png", type: "image/png", bytes: PNG }]]);

/** The request options of the calls that need a body. */
const OPTIONS_BY_CALL: Readonly<Record<string, (rows: Rows) => CallOptions | Promise<CallOptions>>> = {
  "POST /api/v1/billing/subscriptions/{subscriptionId}/change-plan": ({ plan }) => ({ body: plan }),
  "POST /api/v1/billing/test-gateway/{checkoutId}": () => ({ body: { outcome: "decline" } }),
  "PUT /api/v1/billing/subscriptions/{subscriptionId}": () => ({ body: { ends_at: "2100-01-01T00:00:00Z" } }),
  "PUT /api/v1/projects/{projectId}/document": () => ({ body: { document: templateDocument(blank), version: 1 } }),
  "POST /api/v1/projects/{projectId}/move": () => ({ body: { workspace_id: 0 } }),
  "POST /api/v1/projects/{projectId}/template": () => ({ body: { name: "Taken" } }),
  "PUT /api/v1/projects/{projectId}/revisions/{revisionId}": () => ({ body: { name: "Taken" } }),
  "POST /api/v1/sites/{siteId}/suspension": () => ({ body: { reason: "Taken" } }),
  "PUT /api/v1/submissions/{submissionId}": () => ({ body: { read: true } }),
  "POST /api/v1/users/{userId}/avatar": picture,
  "POST /api/v1/workspaces/{workspaceId}/picture": picture,
  "POST /api/v1/workspaces/{workspaceId}/invites": ({ roleId }) => ({
    body: { emails: ["a@example.com"], role_id: roleId },
  }),
  "PUT /api/v1/workspaces/{workspaceId}/members/{userId}": ({ roleId }) => ({ body: { role_id: roleId } }),
  "POST /api/v1/workspaces/{workspaceId}/transfer": ({ params }) => ({ body: { user_id: Number(params.userId) } }),
};

/** The export that `createVictim` creates is not ready, so even its owner cannot download it. */
const NOT_READY = "GET /api/v1/users/me/export/{exportId}/download";

/** `plan`: one that the user does not have. */
type Rows = { params: Record<string, string | number>; roleId: number; plan: TestPlan };
type Victim = Rows & { owner: { id: number }; workspace: { id: number } };

/**
 * Creates a user with a row of each kind. With `inWorkspace`, the project, the site, the domain, the template and the
 * file belong to the user's workspace.
 */
async function createVictim({ inWorkspace }: { inWorkspace: boolean }): Promise<Victim> {
  const owner = await createUser({ roles: ["user"], firstName: MARK });
  const workspace = await createWorkspace({ owner, name: MARK });
  const place = inWorkspace ? { owner, workspace, name: MARK } : { owner, name: MARK };
  const project = await createProject(place);
  const site = await createSite({ ...place, project });
  const domain = await createDomain({ owner, site });
  const template = await createOwnTemplate(place);
  const submission = await createSubmission(site, { name: MARK });
  const file = await uploadEntry(owner, `${MARK}.txt`);
  if (inWorkspace) await db.fileEntry.update({ where: { id: file.id }, data: { workspaceId: workspace.id } });
  const publication = await db.publication.create({
    data: { siteId: site.id, number: 1, projectVersion: 1, fileIds: [], pageCount: 1, size: 10, userId: owner.id },
  });
  const revision = await db.projectRevision.findFirstOrThrow({ where: { projectId: project.id } });
  await createAccessToken({ user: owner });
  await db.$transaction((tx) =>
    notify(tx, [owner.id], submissionNotice.with({ siteId: site.id, form: MARK, site: MARK })),
  );
  await sessionOf(owner);
  const mine = { userId: owner.id };
  const dataExport = await db.dataExport.create({ data: { ...mine, expiresAt: new Date(Date.now() + 86_400_000) } });
  const device = await db.knownDevice.create({ data: { ...mine, hash: Buffer.from(unique("hash")) } });
  await turnBillingOn();
  const checkoutId = await startCheckout(owner, await createPlan());
  await chooseOutcome(owner, checkoutId, "succeed");
  return {
    owner,
    workspace,
    plan: await createPlan(),
    roleId: (await seededRole("workspace-editor")).id,
    params: {
      checkoutId,
      subscriptionId: (await db.subscription.findFirstOrThrow({ where: mine })).id,
      invoiceId: (await db.invoice.findFirstOrThrow({ where: mine })).id,
      projectId: project.id,
      siteId: site.id,
      domainId: domain.id,
      templateId: template.id,
      submissionId: submission.id,
      fileEntryId: file.id,
      publicationId: publication.id,
      revisionId: revision.id,
      notificationId: (await db.notification.findFirstOrThrow({ where: mine })).id,
      tokenId: (await db.accessToken.findFirstOrThrow({ where: mine })).id,
      sessionId: (await db.session.findFirstOrThrow({ where: mine })).id,
      exportId: dataExport.id,
      deviceId: device.id,
      workspaceId: workspace.id,
      inviteId: (await createInvite({ workspace, inviter: owner })).id,
      userId: owner.id,
    },
  };
}

/** What is left of the victim's rows, and when they were changed. */
async function stateOf({ params, owner, workspace }: Victim) {
  return Promise.all([
    db.project.findUnique({ where: { id: Number(params.projectId) } }),
    db.site.findUnique({ where: { id: Number(params.siteId) } }),
    db.domain.findUnique({ where: { id: Number(params.domainId) } }),
    db.ownTemplate.findUnique({ where: { id: Number(params.templateId) } }),
    db.formSubmission.findUnique({ where: { id: Number(params.submissionId) } }),
    db.fileEntry.findUnique({ where: { id: Number(params.fileEntryId) } }),
    db.notification.findUnique({ where: { id: Number(params.notificationId) } }),
    db.accessToken.findUnique({ where: { id: Number(params.tokenId) } }),
    db.session.findUnique({ where: { id: Number(params.sessionId) } }),
    db.dataExport.findUnique({ where: { id: Number(params.exportId) } }),
    db.checkout.findUnique({ where: { id: String(params.checkoutId) } }),
    db.subscription.findUnique({ where: { id: Number(params.subscriptionId) } }),
    db.testSubscription.findMany({ where: { userId: owner.id } }),
    db.workspace.findUnique({ where: { id: workspace.id } }),
    db.workspaceInvite.findMany({ where: { workspaceId: workspace.id } }),
    db.workspaceMember.findMany({ where: { workspaceId: workspace.id, userId: owner.id } }),
    db.projectDocument.findUnique({ where: { projectId: Number(params.projectId) } }),
    db.publication.count({ where: { siteId: Number(params.siteId) } }),
  ]);
}

type CheckedCall = Call & { name: string; handler: RouteHandler };

async function loadCalls(): Promise<CheckedCall[]> {
  const files = routeFiles("app");
  const routes = await Promise.all(files.map(async (file) => ({ file, exports: await importRoute(file) })));
  return routes.flatMap(({ file, exports }) =>
    callsOf([{ path: routePath(file), exports }]).map((found) => ({
      ...found,
      name: `${found.method} ${found.path}`,
      handler: exports[found.method] as RouteHandler,
    })),
  );
}

const isAboutRows = (checked: CheckedCall) =>
  pathParameters(checked).length > 0 && !isOpen(checked) && !EXCLUDED_PATHS.some((path) => path.test(checked.path));

async function optionsFor({ path, name }: CheckedCall, victim: Victim): Promise<CallOptions> {
  const names = pathParameters({ path });
  const params = Object.fromEntries(names.map((each) => [each, victim.params[each] ?? `no row for ${each}`]));
  return { params, ...(await OPTIONS_BY_CALL[name]?.(victim)) };
}

async function statusOf(checked: CheckedCall, victim: Victim, as: CallOptions): Promise<[string, number, boolean]> {
  const { status, json } = await call(checked.handler, { ...(await optionsFor(checked, victim)), ...as });
  return [checked.name, status, JSON.stringify(json ?? "").includes(MARK)];
}

let calls: CheckedCall[];
beforeAll(async () => {
  calls = (await loadCalls()).filter(isAboutRows);
});

test("there are calls about rows, and a row for each of their parameters", async () => {
  const { params } = await createVictim({ inWorkspace: false });

  expect(calls.length).toBeGreaterThan(50);
  expect(calls.flatMap(pathParameters).filter((name) => params[name] === undefined)).toEqual([]);
});

test("an owner reaches their own rows", async () => {
  const victim = await createVictim({ inWorkspace: false });
  const session = await startConfirmedSession(victim.owner);
  const reads = calls.filter(
    ({ method, name, documentation }) => method === "GET" && documentation.access === "user" && name !== NOT_READY,
  );

  const refused = [];
  for (const read of reads) {
    const [name, status] = await statusOf(read, victim, { session });
    if ([401, 403, 404].includes(status)) refused.push([name, status]);
  }

  expect(refused).toEqual([]);
});

/** Callers who must not reach the rows, by name. Each function returns the options of their calls. */
const STRANGERS: Readonly<Record<string, (victim: Victim) => Promise<CallOptions>>> = {
  "a guest": async () => ({}),
  "another user": async () => ({ session: await startConfirmedSession(await createUser({ roles: ["user"] })) }),
  "another user who names the workspace": async ({ workspace }) => ({
    session: await startConfirmedSession(await createUser({ roles: ["user"] })),
    query: { workspaceId: workspace.id },
  }),
  "a member of another workspace": async () => {
    const user = await createUser({ roles: ["user"] });
    const other = await createWorkspace({ owner: user });
    return { session: await startConfirmedSession(user), query: { workspaceId: other.id } };
  },
  "a removed member": async ({ workspace }) => {
    const user = await createUser({ roles: ["user"] });
    await addMember(workspace.id, user, ["projects.create", "projects.view", "sites.view", "files.view"]);
    const session = await startConfirmedSession(user);
    await db.workspaceMember.deleteMany({ where: { workspaceId: workspace.id, userId: user.id } });
    return { session };
  },
  "a token of another user": async () => ({
    bearer: await createAccessToken({ user: await createUser({ roles: ["user"], permissions: ["api.access"] }) }),
  }),
};

describe.each([
  ["personal rows", false],
  ["rows of a workspace", true],
] as const)("%s", (_, inWorkspace) => {
  test.each(Object.keys(STRANGERS))("%s reaches none", async (stranger) => {
    const victim = await createVictim({ inWorkspace });
    const as = (await STRANGERS[stranger]?.(victim)) ?? {};
    const before = await stateOf(victim);

    const reached = [];
    for (const checked of calls) {
      const isRefused = ([, status]: [string, number, boolean]) => [401, 403, 404].includes(status);
      const result = await statusOf(checked, victim, as);
      if (!isRefused(result) && !(PUBLIC_READS.includes(checked.name) && stranger !== "a guest")) reached.push(result);
    }

    expect(reached).toEqual([]);
    expect(await stateOf(victim)).toEqual(before);
  });
});

test("a member whose role has no permissions cannot reach any content of the workspace", async () => {
  const victim = await createVictim({ inWorkspace: true });
  const user = await createUser({ roles: ["user"] });
  await addMember(victim.workspace.id, user, []);
  const session = await startConfirmedSession(user);
  const content = calls.filter(({ path }) => /\/(?:projects|sites|domains|file-entries|submissions)\//.test(path));

  const reached = [];
  for (const checked of content) {
    const result = await statusOf(checked, victim, { session });
    if (![403, 404].includes(result[1])) reached.push(result);
  }

  expect(reached).toEqual([]);
});

test("an owner's token without the needed abilities reaches no content", async () => {
  const victim = await createVictim({ inWorkspace: false });
  const bearer = await createAccessToken({ user: victim.owner, abilities: ["menus.view"] });
  const content = calls.filter(({ path }) => /\/(?:projects|sites|domains|file-entries|submissions)\//.test(path));

  const reached = [];
  for (const checked of content) {
    const result = await statusOf(checked, victim, { bearer });
    if (![403, 404].includes(result[1])) reached.push(result);
  }

  expect(reached).toEqual([]);
});

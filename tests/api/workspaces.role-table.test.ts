import type { RouteHandler } from "@/lib/api/methods";
import { db } from "@/lib/db/db";
import { callsOf } from "@/lib/openapi/call";
import { blank } from "@/lib/templates/blank";
import { ownTemplateId } from "@/lib/templates/policy";
import { templateDocument } from "@/lib/templates/template-document";
import { type CallOptions, call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { withDnsServer } from "../support/dns-server";
import {
  addMemberAs,
  createDomain,
  createOwnTemplate,
  createProject,
  createSite,
  createUser,
  createWorkspace,
  unique,
} from "../support/factories";
import { createSubmission } from "../support/forms";
import { importRoute, routeFiles, routePath } from "../support/route-files";
import { page, storeUncheckedDocument } from "../support/sites";
import { uploadEntry, withDataFolder } from "../support/uploads";

withDataFolder();
const dns = withDnsServer();

jest.setTimeout(300_000);

const ROLES = ["contributor", "editor", "admin", "owner"] as const;
type Role = (typeof ROLES)[number];
type Person = { id: number; email: string };
type Team = { workspace: { id: number }; people: Record<Role | "stranger" | "teammate", Person> };

/** Who may do it: with own rows, and with other people's. The table in the contract, as two lowest roles. */
type Lowest = { own: Role; others: Role };
const SEE: Lowest = { own: "contributor", others: "contributor" };
const CHANGE: Lowest = { own: "contributor", others: "editor" };
const EDITORS: Lowest = { own: "editor", others: "editor" };
const ADMINS: Lowest = { own: "admin", others: "admin" };
const FOR_EVER: Lowest = { own: "contributor", others: "admin" };

type RowIds = Record<string, string | number>;
type Rows = { owner: Person; workspace: { id: number } };
type Act = {
  /** What the act does, if the call alone does not say it. */
  name?: string;
  call: string;
  lowest: Lowest;
  create?: (rows: Rows) => Promise<RowIds>;
  body?: (ids: RowIds, actor: { person: Person; team: Team }) => unknown;
  query?: CallOptions["query"];
  /** The status for members who may not do it. */
  refusal?: number;
};

const PUBLICATION = { number: 1, projectVersion: 1, fileIds: [], pageCount: 1, size: 10 };
const trashed = { deletedAt: new Date() };

async function project({ owner, workspace }: Rows): Promise<RowIds> {
  const { id: projectId } = await createProject({ owner, workspace });
  const { id: revisionId } = await db.projectRevision.findFirstOrThrow({ where: { projectId } });
  return { projectId, revisionId };
}
async function site({ owner, workspace }: Rows): Promise<RowIds> {
  const row = await createSite({ owner, workspace, recipient: owner.email });
  await storeUncheckedDocument(row, [page("")]);
  const { id: publicationId } = await db.publication.create({
    data: { ...PUBLICATION, siteId: row.id, userId: owner.id, projectId: row.projectId },
  });
  return { siteId: row.id, publicationId, projectId: row.projectId ?? 0 };
}
async function siteWithNewRecipient(rows: Rows): Promise<RowIds> {
  const ids = await site(rows);
  const data = { recipient: `${unique("reader")}@example.com`, recipientConfirmedAt: null };
  await db.site.update({ where: { id: Number(ids.siteId) }, data });
  return ids;
}
async function liveSite(rows: Rows): Promise<RowIds> {
  const ids = await site(rows);
  const data = { publicationId: Number(ids.publicationId) };
  await db.site.update({ where: { id: Number(ids.siteId) }, data });
  return ids;
}
async function domain({ owner, workspace }: Rows): Promise<RowIds> {
  const row = await createSite({ owner, workspace });
  return { domainId: (await createDomain({ owner, site: row })).id };
}
async function submission({ owner, workspace }: Rows): Promise<RowIds> {
  return { submissionId: (await createSubmission(await createSite({ owner, workspace }), { Name: "Ines" })).id };
}
async function file({ owner, workspace }: Rows): Promise<RowIds> {
  const { id } = await uploadEntry(owner);
  await db.fileEntry.update({ where: { id }, data: { workspaceId: workspace.id } });
  return { fileEntryId: id };
}
const template = async (rows: Rows): Promise<RowIds> => ({
  templateId: ownTemplateId((await createOwnTemplate(rows)).id),
});

async function trashedProject(rows: Rows): Promise<RowIds> {
  const ids = await project(rows);
  await db.project.update({ where: { id: Number(ids.projectId) }, data: trashed });
  return ids;
}
async function trashedSite(rows: Rows): Promise<RowIds> {
  const ids = await site(rows);
  await db.site.update({ where: { id: Number(ids.siteId) }, data: trashed });
  return ids;
}
async function trashedFile(rows: Rows): Promise<RowIds> {
  const ids = await file(rows);
  await db.fileEntry.update({ where: { id: Number(ids.fileEntryId) }, data: trashed });
  return ids;
}
const DOCUMENT = { document: templateDocument(blank), version: 1 };
const PROJECT = "/api/v1/projects/{projectId}";
const SITE = "/api/v1/sites/{siteId}";
const fileIds = ({ fileEntryId }: RowIds) => [fileEntryId];

const ACTS: readonly Act[] = [
  { call: "GET /api/v1/dashboard", lowest: SEE },

  { call: "GET /api/v1/projects", lowest: SEE },
  { call: "POST /api/v1/projects", lowest: SEE, body: () => ({ name: "New" }) },
  { call: `GET ${PROJECT}`, lowest: SEE, create: project },
  { call: `PUT ${PROJECT}`, lowest: CHANGE, create: project, body: () => ({ name: "Renamed" }) },
  { call: `DELETE ${PROJECT}`, lowest: CHANGE, create: project },
  { call: `POST ${PROJECT}/restore`, lowest: CHANGE, create: trashedProject },
  { call: `POST ${PROJECT}/purge`, lowest: FOR_EVER, create: trashedProject },
  { call: `GET ${PROJECT}/document`, lowest: SEE, create: project },
  { call: `PUT ${PROJECT}/document`, lowest: CHANGE, create: project, body: () => DOCUMENT },
  { call: `GET ${PROJECT}/export`, lowest: SEE, create: project },
  { call: `GET ${PROJECT}/preview`, lowest: SEE, create: project },
  { call: `GET ${PROJECT}/starter-texts`, lowest: SEE, create: project },
  { call: `GET ${PROJECT}/move`, lowest: ADMINS, create: project },
  { call: `POST ${PROJECT}/duplicate`, lowest: SEE, create: project },
  { call: `POST ${PROJECT}/template`, lowest: SEE, create: project },
  {
    name: "out of the workspace",
    call: `POST ${PROJECT}/move`,
    lowest: ADMINS,
    create: project,
    body: () => ({ workspace_id: 0 }),
  },
  { call: `GET ${PROJECT}/revisions`, lowest: SEE, create: project },
  { call: `PUT ${PROJECT}/revisions/{revisionId}`, lowest: CHANGE, create: project, body: () => ({ name: "Named" }) },
  { call: `GET ${PROJECT}/revisions/{revisionId}/document`, lowest: SEE, create: project },
  { call: `POST ${PROJECT}/revisions/{revisionId}/restore`, lowest: CHANGE, create: project },

  { call: "GET /api/v1/templates", lowest: SEE },
  { call: "PUT /api/v1/templates/{templateId}", lowest: CHANGE, create: template, body: () => ({ name: "Renamed" }) },
  { call: "DELETE /api/v1/templates/{templateId}", lowest: FOR_EVER, create: template },
  { call: "GET /api/v1/templates/{templateId}/preview", lowest: SEE, create: template },

  { call: "GET /api/v1/sites", lowest: SEE },
  {
    call: "POST /api/v1/sites",
    lowest: SEE,
    create: project,
    body: ({ projectId }) => ({ name: "New", slug: unique("new-site"), project_id: projectId }),
  },
  {
    name: "with another form recipient",
    call: "POST /api/v1/sites",
    lowest: ADMINS,
    create: project,
    body: ({ projectId }, { team }) => ({
      name: "New",
      slug: unique("new-site"),
      project_id: projectId,
      recipient: team.people.teammate.email,
    }),
  },
  { call: `GET ${SITE}`, lowest: SEE, create: site },
  { call: `PUT ${SITE}`, lowest: CHANGE, create: site, body: () => ({ name: "Renamed", slug: unique("renamed") }) },
  {
    name: "with another address, while visitors see it",
    call: `PUT ${SITE}`,
    lowest: EDITORS,
    create: liveSite,
    body: () => ({ slug: unique("moved") }),
  },
  {
    name: "with another form recipient",
    call: `PUT ${SITE}`,
    lowest: ADMINS,
    create: site,
    body: () => ({ recipient: "" }),
  },
  { call: `POST ${SITE}/form-recipient`, lowest: ADMINS, create: siteWithNewRecipient },
  { call: `DELETE ${SITE}`, lowest: CHANGE, create: site },
  { call: `POST ${SITE}/restore`, lowest: CHANGE, create: trashedSite },
  { call: `POST ${SITE}/purge`, lowest: FOR_EVER, create: trashedSite },
  { call: `GET ${SITE}/checks`, lowest: SEE, create: site },
  { call: `POST ${SITE}/publication`, lowest: EDITORS, create: site },
  { call: `DELETE ${SITE}/publication`, lowest: EDITORS, create: liveSite },
  {
    name: "of the schedule only",
    call: `DELETE ${SITE}/publication`,
    lowest: EDITORS,
    create: liveSite,
    query: { scheduled: "true" },
  },
  { call: `GET ${SITE}/publications`, lowest: SEE, create: site },
  { call: `GET ${SITE}/publications/{publicationId}/export`, lowest: SEE, create: site },
  { call: `POST ${SITE}/publications/{publicationId}/restore`, lowest: EDITORS, create: site },
  { call: `POST ${SITE}/preview`, lowest: EDITORS, create: site },
  { call: `DELETE ${SITE}/preview`, lowest: EDITORS, create: site },
  { call: `GET ${SITE}/stats`, lowest: EDITORS, create: site },
  { call: `GET ${SITE}/submissions`, lowest: EDITORS, create: site },
  { call: `GET ${SITE}/submissions/csv`, lowest: EDITORS, create: site },
  { call: `GET ${SITE}/submissions/summary`, lowest: EDITORS, create: site },
  {
    call: "PUT /api/v1/submissions/{submissionId}",
    lowest: EDITORS,
    create: submission,
    body: () => ({ read: true }),
    refusal: 404,
  },
  { call: "DELETE /api/v1/submissions/{submissionId}", lowest: EDITORS, create: submission, refusal: 404 },

  { call: "GET /api/v1/domains", lowest: SEE },
  {
    call: "POST /api/v1/domains",
    lowest: EDITORS,
    create: site,
    body: ({ siteId }) => ({ host: `${unique("www")}.example.com`, site_id: siteId }),
  },
  { call: "GET /api/v1/domains/{domainId}", lowest: SEE, create: domain },
  { call: "PUT /api/v1/domains/{domainId}", lowest: EDITORS, create: domain, body: () => ({}) },
  { call: "DELETE /api/v1/domains/{domainId}", lowest: EDITORS, create: domain },
  { call: "POST /api/v1/domains/{domainId}/check", lowest: EDITORS, create: domain },

  { call: "GET /api/v1/file-entries", lowest: SEE },
  { call: "GET /api/v1/file-entries/usage", lowest: SEE },
  { call: "GET /api/v1/file-entries/{fileEntryId}", lowest: SEE, create: file },
  { call: "GET /api/v1/file-entries/{fileEntryId}/download", lowest: SEE, create: file },
  {
    name: "to the trash",
    call: "POST /api/v1/file-entries/delete",
    lowest: CHANGE,
    create: file,
    body: (ids) => ({ entryIds: fileIds(ids) }),
  },
  {
    name: "for ever",
    call: "POST /api/v1/file-entries/delete",
    lowest: FOR_EVER,
    create: trashedFile,
    body: (ids) => ({ entryIds: fileIds(ids), deleteForever: true }),
  },
  {
    call: "POST /api/v1/file-entries/restore",
    lowest: CHANGE,
    create: trashedFile,
    body: (ids) => ({ entryIds: fileIds(ids) }),
  },
];

/** Calls that are not acts of members. */
const OTHER_CALLS = [
  `POST ${SITE}/suspension`, // of the installation's staff
  `DELETE ${SITE}/suspension`,
  "POST /api/v1/sites/suspensions",
  "POST /api/v1/sites/suspensions/undo",
  "POST /api/v1/file-entries", // its body is a form: tests/api/uploads.form.test.ts
];

let handlers: Map<string, RouteHandler>;

beforeAll(async () => {
  const paths = ["dashboard", "projects", "templates", "sites", "submissions", "domains", "file-entries"];
  const files = routeFiles(...paths.map((path) => `app/api/v1/${path}`));
  const routes = await Promise.all(
    files.map(async (path) => ({ path: routePath(path), exports: await importRoute(path) })),
  );
  handlers = new Map(
    routes.flatMap((route) =>
      callsOf([route]).map(({ method, path }) => [`${method} ${path}`, route.exports[method] as RouteHandler]),
    ),
  );
});

async function createTeam(): Promise<Team> {
  const permissions = (["projects", "sites", "domains"] as const).map((noun) => `${noun}.create` as const);
  const create = () => createUser({ roles: [], permissions: [...permissions, "files.create", "workspaces.create"] });
  const people = {
    owner: await create(),
    admin: await create(),
    editor: await create(),
    contributor: await create(),
    teammate: await create(),
    stranger: await create(),
  };
  const workspace = await createWorkspace(people);
  for (const [name, key] of [
    ["admin", "workspace-admin"],
    ["editor", "workspace-editor"],
    ["contributor", "workspace-contributor"],
    ["teammate", "workspace-editor"],
  ] as const) {
    await addMemberAs(key, workspace, people[name]);
  }
  return { workspace, people };
}

async function perform(act: Act, team: Team, { person, owner }: { person: Person; owner: Person }): Promise<number> {
  const ids = (await act.create?.({ owner, workspace: team.workspace })) ?? {};
  const query = { ...(act.query as object), workspaceId: team.workspace.id };
  const handler = handlers.get(act.call);
  if (!handler) throw new Error(`There is no call ${act.call}.`);
  const body = act.body?.(ids, { person, team });
  const session = await startConfirmedSession(person);
  return (await call(handler, { session, params: ids, query, ...(body !== undefined && { body }) })).status;
}

test("the table contains every call about content", () => {
  const named = new Set([...ACTS.map((act) => act.call), ...OTHER_CALLS]);

  expect([...handlers.keys()].filter((name) => !named.has(name))).toEqual([]);
});

type Result = { role: Role; whose: keyof Lowest; status: number };

const resultsOf = (act: Act, team: Team) =>
  mapInOrder(ROLES, (role) =>
    mapInOrder(act.create ? (["own", "others"] as const) : (["own"] as const), async (whose): Promise<Result> => {
      const person = team.people[role];
      const owner = whose === "own" ? person : team.people.teammate;
      return { role, whose, status: await perform(act, team, { person, owner }) };
    }),
  ).then((results) => results.flat());

async function mapInOrder<From, To>(items: readonly From[], work: (item: From) => Promise<To>): Promise<To[]> {
  const results: To[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

const isAllowed = ({ lowest }: Act, { role, whose }: Result) => ROLES.indexOf(role) >= ROLES.indexOf(lowest[whose]);

test.each(ACTS.map((act) => [[act.call, act.name].filter(Boolean).join(" "), act] as const))("%s", async (_, act) => {
  dns.set("sites.example.org", { A: ["198.51.100.1"] });
  const team = await createTeam();
  const { stranger: person, teammate: owner } = team.people;

  const results = await resultsOf(act, team);
  const strangersStatus = await perform(act, team, { person, owner });

  const textOf = ({ role, whose }: Result, outcome: string | number) => `${role}, ${whose}: ${outcome}`;
  expect(results.map((result) => textOf(result, result.status < 300 ? "allowed" : result.status))).toEqual(
    results.map((result) => textOf(result, isAllowed(act, result) ? "allowed" : (act.refusal ?? 403))),
  );
  expect(strangersStatus).toBe(404);
});

test("a project is moved into a workspace only by its admins", async () => {
  const team = await createTeam();
  const body = { workspace_id: team.workspace.id };
  const handler = handlers.get(`POST ${PROJECT}/move`) as RouteHandler;

  const statuses = [];
  for (const name of [...ROLES, "stranger"] as const) {
    const as = team.people[name];
    const params = { projectId: (await createProject({ owner: as })).id };
    statuses.push([name, (await call(handler, { as, params, body })).status]);
  }

  expect(statuses).toEqual([
    ["contributor", 403],
    ["editor", 403],
    ["admin", 200],
    ["owner", 200],
    ["stranger", 404],
  ]);
});

describe("a site that a contributor", () => {
  const restore = (as: Person, siteId: number | string) =>
    call(handlers.get(`POST ${SITE}/restore`) as RouteHandler, { as, params: { siteId } });

  async function trashLiveSite(team: Team): Promise<RowIds> {
    const ids = await liveSite({ owner: team.people.contributor, workspace: team.workspace });
    await db.site.update({ where: { id: Number(ids.siteId) }, data: { ...trashed, previewKey: unique("preview") } });
    return ids;
  }

  test("takes out of the trash stays offline, because contributors never publish", async () => {
    const team = await createTeam();
    const { siteId } = await trashLiveSite(team);

    const { json } = await restore(team.people.contributor, siteId as number);

    expect(json.site).toMatchObject({ publication: null, preview: null, deleted_at: null });
  });

  test("owns is online again if an editor takes it out of the trash", async () => {
    const team = await createTeam();
    const { siteId, publicationId } = await trashLiveSite(team);

    const { json } = await restore(team.people.editor, siteId as number);

    expect(json.site.publication.id).toBe(publicationId);
  });

  test("creates sends its messages to the workspace's owner, and an editor's site to the editor", async () => {
    const team = await createTeam();
    const create = async (as: Person) => {
      const { projectId } = await project({ owner: as, workspace: team.workspace });
      const body = { name: "New", slug: unique("new-site"), project_id: projectId };
      const query = { workspaceId: team.workspace.id };
      return (await call(handlers.get("POST /api/v1/sites") as RouteHandler, { as, query, body })).json.site.recipient;
    };

    expect(await create(team.people.contributor)).toBe(team.people.owner.email);
    expect(await create(team.people.editor)).toBe(team.people.editor.email);
  });
});

describe("the field `may`", () => {
  const mayOf = async (as: Person, name: string, params: RowIds) => {
    const { json } = await call(handlers.get(name) as RouteHandler, { as, params });
    return (Object.values(json).find((value) => typeof value === "object") as { may: string[] }).may;
  };
  const mayAll = async (as: Person, rows: Rows) => ({
    project: await mayOf(as, `GET ${PROJECT}`, await project(rows)),
    site: await mayOf(as, `GET ${SITE}`, await site(rows)),
    domain: await mayOf(as, "GET /api/v1/domains/{domainId}", await domain(rows)),
    file: await mayOf(as, "GET /api/v1/file-entries/{fileEntryId}", await file(rows)),
  });
  const ALL = {
    project: ["update", "delete", "purge", "move"],
    site: ["update", "delete", "purge", "publish", "read_messages", "update_messages", "set_recipient"],
    domain: ["update", "delete"],
    file: ["delete", "purge"],
  };

  test("lists what the caller's role allows", async () => {
    const { workspace, people } = await createTeam();
    const { contributor, editor, admin, owner, teammate } = people;

    expect(await mayAll(contributor, { owner: contributor, workspace })).toEqual({
      project: ["update", "delete", "purge"],
      site: ["update", "delete", "purge"],
      domain: [],
      file: ["delete", "purge"],
    });
    expect(await mayAll(contributor, { owner: teammate, workspace })).toEqual({
      project: [],
      site: [],
      domain: [],
      file: [],
    });
    expect(await mayAll(editor, { owner: teammate, workspace })).toEqual({
      project: ["update", "delete"],
      site: ["update", "delete", "publish", "read_messages", "update_messages"],
      domain: ["update", "delete"],
      file: ["delete"],
    });
    expect(await mayAll(admin, { owner: teammate, workspace })).toEqual(ALL);
    expect(await mayAll(owner, { owner: teammate, workspace })).toEqual(ALL);
  });

  test("lists everything for a personal row", async () => {
    const as = await createUser();

    expect(await mayOf(as, `GET ${PROJECT}`, { projectId: (await createProject({ owner: as })).id })).toEqual(
      ALL.project,
    );
    expect(await mayOf(as, `GET ${SITE}`, { siteId: (await createSite({ owner: as })).id })).toEqual(ALL.site);
  });
});

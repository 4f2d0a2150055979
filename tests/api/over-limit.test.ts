import { POST as CANCEL } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/cancel/route";
import { DELETE as DELETE_DOMAIN, PUT as PUT_DOMAIN } from "@/app/api/v1/domains/[domainId]/route";
import { GET as DOWNLOAD } from "@/app/api/v1/file-entries/[fileEntryId]/download/route";
import { GET as GET_FILE } from "@/app/api/v1/file-entries/[fileEntryId]/route";
import { POST as DELETE_FILES } from "@/app/api/v1/file-entries/delete/route";
import { PUT as PUT_DOCUMENT } from "@/app/api/v1/projects/[projectId]/document/route";
import {
  DELETE as DELETE_PROJECT,
  GET as GET_PROJECT,
  PUT as PUT_PROJECT,
} from "@/app/api/v1/projects/[projectId]/route";
import { POST as CREATE_PROJECT } from "@/app/api/v1/projects/route";
import { DELETE as DELETE_SITE, PUT as PUT_SITE } from "@/app/api/v1/sites/[siteId]/route";
import { db } from "@/lib/db/db";
import type { Grant } from "@/lib/permissions/permissions";
import { blank } from "@/lib/templates/blank";
import { templateDocument } from "@/lib/templates/template-document";
import { call } from "../support/api";
import { createDomain, createProject, createSite, createUser, createWorkspace } from "../support/factories";
import { createPlan, moveIntoPast, removePlans, subscribe, turnBillingOff, turnBillingOn } from "../support/plans";
import { fetchFrom, upload, uploadEntry, withDataFolder } from "../support/uploads";

withDataFolder();

beforeEach(() => turnBillingOn());

type Person = { id: number };
const limitGrant = (noun: "projects" | "sites" | "domains" | "workspaces", value: number): Grant => ({
  name: `${noun}.create`,
  restrictions: [{ name: "count", value }],
});
const createLimitedUser = (value = 1) =>
  createUser({
    roles: [],
    permissions: [
      limitGrant("projects", value),
      limitGrant("sites", value),
      limitGrant("domains", value),
      limitGrant("workspaces", 1),
    ],
  });
/** Sets how many rows count towards the user's limits. Calls that create rows count them; the factories do not. */
const setCount = ({ id: userId }: Person, used: { projects?: number; sites?: number; domains?: number }) =>
  db.contentUse.upsert({ where: { userId }, create: { userId, ...used }, update: used });
const rename = (as: Person, projectId: number) =>
  call(PUT_PROJECT, { as, params: { projectId }, body: { name: "Renamed" } });

test("a project beyond the own limit is refused with a link to the plans, and without one if they are not sold", async () => {
  const as = await createLimitedUser();
  await setCount(as, { projects: 1 });
  const create = async () => (await call(CREATE_PROJECT, { as, body: { name: "Two" } })).json;

  expect(await create()).toMatchObject({ message: expect.any(String), action: { action: "/pricing" } });
  await turnBillingOff();
  expect((await create()).action).toBeUndefined();
});

test("a project beyond the limit of the workspace's owner is refused without a link to plans", async () => {
  const [owner, as] = [await createLimitedUser(), await createLimitedUser()];
  const workspace = await createWorkspace({ owner, members: [as] });
  await setCount(owner, { projects: 1 });

  const { status, json } = await call(CREATE_PROJECT, {
    as,
    query: { workspaceId: workspace.id },
    body: { name: "Two" },
  });
  expect(status).toBe(403);
  expect(json.action).toBeUndefined();
});

test("after a plan ends, the oldest projects up to the limit can be changed, and newer ones can be viewed but not changed", async () => {
  const as = await createLimitedUser();
  const plan = await createPlan({ permissions: [limitGrant("projects", 3)] });
  const id = await subscribe(as, plan);
  const projects = [];
  for (const name of ["one", "two", "three"]) {
    projects.push((await call(CREATE_PROJECT, { as, body: { name } })).json.project.id);
  }
  expect((await rename(as, projects[2])).status).toBe(200);
  await call(CANCEL, { as, params: { subscriptionId: id }, body: {} });
  await moveIntoPast(id, 32);

  const [first, last] = [await rename(as, projects[0]), await rename(as, projects[2])];

  expect(first.status).toBe(200);
  expect(last).toBeRefused(403, "limit_reached");
  expect(last.json.action).toMatchObject({ action: "/pricing" });
  expect((await call(GET_PROJECT, { as, params: { projectId: projects[2] } })).status).toBe(200);
});

test("the document of a project beyond the limit is not saved", async () => {
  const as = await createLimitedUser();
  await createProject({ owner: as });
  const { id: projectId } = await createProject({ owner: as });
  await setCount(as, { projects: 2 });
  const body = { document: templateDocument(blank), version: 1 };

  expect(await call(PUT_DOCUMENT, { as, params: { projectId }, body })).toBeRefused(403, "limit_reached");
});

test("deleting a project makes room for one beyond the limit", async () => {
  const as = await createLimitedUser();
  const [first, second] = [await createProject({ owner: as }), await createProject({ owner: as })];
  await setCount(as, { projects: 2 });

  expect(await rename(as, second.id)).toBeRefused(403, "limit_reached");
  expect((await call(DELETE_PROJECT, { as, params: { projectId: first.id } })).status).toBe(200);
  expect((await rename(as, second.id)).status).toBe(200);
});

test("sites and domains beyond the limit cannot be changed, but can be deleted", async () => {
  const as = await createLimitedUser();
  const [site, other] = [await createSite({ owner: as }), await createSite({ owner: as })];
  await createDomain({ owner: as, site });
  const domain = await createDomain({ owner: as, site });
  await setCount(as, { sites: 2, domains: 2 });
  const [siteId, domainId] = [other.id, domain.id];

  const siteUpdate = await call(PUT_SITE, { as, params: { siteId }, body: { name: "New" } });
  const domainUpdate = await call(PUT_DOMAIN, { as, params: { domainId }, body: { site_id: site.id } });

  expect(siteUpdate).toBeRefused(403, "limit_reached");
  expect(domainUpdate).toBeRefused(403, "limit_reached");
  expect((await call(DELETE_DOMAIN, { as, params: { domainId } })).status).toBe(200);
  expect((await call(DELETE_SITE, { as, params: { siteId } })).status).toBe(200);
});

test("in a workspace, its owner's limit applies", async () => {
  const [owner, member] = [await createLimitedUser(), await createLimitedUser(9)];
  const workspace = await createWorkspace({ owner, members: [member] });
  await createProject({ owner, workspace });
  const { id } = await createProject({ owner: member, workspace });
  await setCount(owner, { projects: 2 });

  const response = await rename(member, id);

  expect(response).toBeRefused(403, "limit_reached");
  expect(response.json.message).toMatch(/^This is beyond the limit of the workspace's owner \(1\)/);
});

test("a user who may change everybody's projects may change those beyond the limit", async () => {
  const as = await createLimitedUser();
  await createProject({ owner: as });
  const { id } = await createProject({ owner: as });
  await setCount(as, { projects: 2 });

  expect((await rename(await createUser({ permissions: ["projects.update"] }), id)).status).toBe(200);
});

test("files beyond the limit can be viewed, downloaded and deleted, and deleting them makes room for a new file", async () => {
  const filesGrant = (value: number): Grant => ({
    name: "files.create",
    restrictions: [{ name: "max_bytes", value }],
  });
  const as = await createUser({ roles: [], permissions: [filesGrant(10)] });
  const id = await subscribe(as, await createPlan({ permissions: [filesGrant(100)] }));
  const first = await uploadEntry(as, "first.txt", "12345678");
  const second = await uploadEntry(as, "second.txt", "12345678");
  await moveIntoPast(id, 400);
  const uploadMore = () => upload(as, { name: "more.txt", type: "text/plain", bytes: "1234" });
  const params = { fileEntryId: second.id };

  expect(await uploadMore()).toBeRefused(403, "limit_reached");
  expect((await call(GET_FILE, { as, params })).status).toBe(200);
  expect((await fetchFrom(DOWNLOAD, { as, params })).text).toBe("12345678");
  const body = { entryIds: [first.id, second.id], deleteForever: true };
  expect((await call(DELETE_FILES, { as, body })).status).toBe(200);
  expect((await uploadMore()).status).toBe(201);
});

describe("a call without the required permission", () => {
  const create = (as: Person) => call(CREATE_PROJECT, { as, body: { name: "One" } });

  test("is refused with a link to the plans if one of them grants the permission", async () => {
    await createPlan({ permissions: [limitGrant("projects", 3)] });

    const response = await create(await createUser({ roles: [] }));

    expect(response).toBeRefused(403, "subscription_required");
    expect(response.json.action).toMatchObject({ action: "/pricing" });
  });

  test("is forbidden if no plan grants the permission, or if billing is off", async () => {
    await removePlans();
    await createPlan();
    expect(await create(await createUser({ roles: [] }))).toBeRefused(403, "forbidden");

    await createPlan({ permissions: [limitGrant("projects", 3)] });
    await turnBillingOff();
    expect(await create(await createUser({ roles: [] }))).toBeRefused(403, "forbidden");
  });

  test("is forbidden if only a free plan grants the permission, because nobody subscribes to a free plan", async () => {
    await removePlans();
    await createPlan({ free: true, permissions: [limitGrant("projects", 3)] });

    expect(await create(await createUser({ roles: [] }))).toBeRefused(403, "forbidden");
  });
});

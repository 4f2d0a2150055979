import { POST as CANCEL } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/cancel/route";
import { DELETE as DELETE_DOMAIN, PUT as PUT_DOMAIN } from "@/app/api/v1/domains/[domainId]/route";
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
import { createPlan, passDays, removePlans, subscribe, turnBillingOn } from "../support/plans";

beforeEach(() => turnBillingOn());

type Person = { id: number };
const limited = (noun: "projects" | "sites" | "domains", value: number): Grant => ({
  name: `${noun}.create`,
  restrictions: [{ name: "count", value }],
});
const person = (value = 1) =>
  createUser({
    roles: [],
    permissions: [limited("projects", value), limited("sites", value), limited("domains", value)],
  });
/** Counts rows towards the user's limits, as their creation by a call does. */
const count = ({ id: userId }: Person, used: { projects?: number; sites?: number; domains?: number }) =>
  db.contentUse.upsert({ where: { userId }, create: { userId, ...used }, update: used });
const rename = (as: Person, projectId: number) =>
  call(PUT_PROJECT, { as, params: { projectId }, body: { name: "Renamed" } });

test("after the end of a plan, the oldest projects within the limit can be changed, and the others only be viewed", async () => {
  const as = await person();
  const plan = await createPlan({ permissions: [limited("projects", 3)] });
  const id = await subscribe(as, plan);
  const projects = [];
  for (const name of ["one", "two", "three"]) {
    projects.push((await call(CREATE_PROJECT, { as, body: { name } })).json.project.id);
  }
  expect((await rename(as, projects[2])).status).toBe(200);
  await call(CANCEL, { as, params: { subscriptionId: id }, body: {} });
  await passDays(id, 32);

  const [first, last] = [await rename(as, projects[0]), await rename(as, projects[2])];

  expect(first.status).toBe(200);
  expect(last).toBeRefused(403, "limit_reached");
  expect(last.json.action).toMatchObject({ action: "/pricing" });
  expect((await call(GET_PROJECT, { as, params: { projectId: projects[2] } })).status).toBe(200);
});

test("the document of a project beyond the limit is not saved", async () => {
  const as = await person();
  await createProject({ owner: as });
  const { id: projectId } = await createProject({ owner: as });
  await count(as, { projects: 2 });
  const body = { document: templateDocument(blank), version: 1 };

  expect(await call(PUT_DOCUMENT, { as, params: { projectId }, body })).toBeRefused(403, "limit_reached");
});

test("what is beyond the limit can be deleted, which makes room for the next", async () => {
  const as = await person();
  const [first, second] = [await createProject({ owner: as }), await createProject({ owner: as })];
  await count(as, { projects: 2 });

  expect(await rename(as, second.id)).toBeRefused(403, "limit_reached");
  expect((await call(DELETE_PROJECT, { as, params: { projectId: first.id } })).status).toBe(200);
  expect((await rename(as, second.id)).status).toBe(200);
});

test("sites and domains beyond the limit can only be viewed and deleted", async () => {
  const as = await person();
  const [site, other] = [await createSite({ owner: as }), await createSite({ owner: as })];
  await createDomain({ owner: as, site });
  const domain = await createDomain({ owner: as, site });
  await count(as, { sites: 2, domains: 2 });
  const [siteId, domainId] = [other.id, domain.id];

  const changedSite = await call(PUT_SITE, { as, params: { siteId }, body: { name: "New" } });
  const changedDomain = await call(PUT_DOMAIN, { as, params: { domainId }, body: { site_id: site.id } });

  expect(changedSite).toBeRefused(403, "limit_reached");
  expect(changedDomain).toBeRefused(403, "limit_reached");
  expect((await call(DELETE_DOMAIN, { as, params: { domainId } })).status).toBe(200);
  expect((await call(DELETE_SITE, { as, params: { siteId } })).status).toBe(200);
});

test("in a workspace, the limit of its owner counts", async () => {
  const [owner, member] = [await person(), await person(9)];
  const workspace = await createWorkspace({ owner, members: [member] });
  await createProject({ owner, workspace });
  const { id } = await createProject({ owner: member, workspace });
  await count(owner, { projects: 2 });

  expect(await rename(member, id)).toBeRefused(403, "limit_reached");
});

test("who may change everybody's projects may change these too", async () => {
  const as = await person();
  await createProject({ owner: as });
  const { id } = await createProject({ owner: as });
  await count(as, { projects: 2 });

  expect((await rename(await createUser({ permissions: ["projects.update"] }), id)).status).toBe(200);
});

describe("a call whose permission a plan grants", () => {
  const create = (as: Person) => call(CREATE_PROJECT, { as, body: { name: "One" } });

  test("leads who has no subscription to the plans", async () => {
    await createPlan({ permissions: [limited("projects", 3)] });

    const response = await create(await createUser({ roles: [] }));

    expect(response).toBeRefused(403, "subscription_required");
    expect(response.json.action).toMatchObject({ action: "/pricing" });
  });

  test("is forbidden if no plan grants it, or billing is off", async () => {
    await removePlans();
    await createPlan();
    expect(await create(await createUser({ roles: [] }))).toBeRefused(403, "forbidden");

    await createPlan({ permissions: [limited("projects", 3)] });
    await turnBillingOn({ enable: false });
    expect(await create(await createUser({ roles: [] }))).toBeRefused(403, "forbidden");
  });
});

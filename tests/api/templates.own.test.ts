import { GET as DOCUMENT, PUT as SAVE_DOCUMENT } from "@/app/api/v1/projects/[projectId]/document/route";
import { POST as SAVE } from "@/app/api/v1/projects/[projectId]/template/route";
import { POST as CREATE } from "@/app/api/v1/projects/route";
import { GET as PREVIEW } from "@/app/api/v1/templates/[templateId]/preview/route";
import { DELETE, PUT } from "@/app/api/v1/templates/[templateId]/route";
import { GET as LIST } from "@/app/api/v1/templates/route";
import { db } from "@/lib/db/db";
import { templates } from "@/lib/templates/feature";
import { OWN_TEMPLATES_MAX } from "@/lib/templates/policy";
import { call } from "../support/api";
import { exportedRows } from "../support/exported-rows";
import { addMember, createOwnTemplate, createProject, createUser, createWorkspace } from "../support/factories";
import { refusesGuests } from "../support/refuses";

type Person = { id: number };
type ListedTemplate = { id: string; name: string; category: string };

const paragraph = (content: string) => ({ tagName: "p", components: [{ type: "textnode", content }] });
const DOCUMENT_OF_TWO_PAGES = {
  pages: [
    { id: "home", name: "Home", frames: [{ component: { type: "wrapper", components: [paragraph("Fired twice")] } }] },
    { id: "visit", name: "Visit" },
  ],
};

const save = (as: Person, projectId: number, body: Record<string, unknown> = {}) =>
  call(SAVE, { as, params: { projectId }, body });
const listOwn = async (as: Person, query: Record<string, number> = {}) =>
  ((await call(LIST, { as, query })).json.templates as ListedTemplate[])
    .filter(({ category }) => category === "own")
    .map(({ name }) => name);
const createFrom = (as: Person, template: string) => call(CREATE, { as, body: { name: "New", template } });
const readDocument = async (as: Person, projectId: number) =>
  (await call(DOCUMENT, { as, params: { projectId } })).json.document;
const idOf = ({ id }: { id: number }) => `own-${id}`;
const createTemplates = (count: number, columns: { ownerId: number; workspaceId?: number }) =>
  db.ownTemplate.createMany({
    data: Array.from({ length: count }, (_, n) => ({ name: `${n}`, document: "{}", pageCount: 1, ...columns })),
  });

/** Creates a project with two pages. Returns its id. */
async function createProjectOfTwoPages(owner: Person) {
  const { id } = await createProject({ owner, name: "Shop" });
  await call(SAVE_DOCUMENT, {
    as: owner,
    params: { projectId: id },
    body: { document: DOCUMENT_OF_TWO_PAGES, version: 1 },
  });
  return id;
}

/** Creates a member who may only see the workspace's content. */
async function createViewer(workspace: { id: number }) {
  const viewer = await createUser();
  await addMember(workspace.id, viewer, ["projects.view"]);
  return viewer;
}

describe("POST projects/{id}/template", () => {
  refusesGuests((options) => call(SAVE, { ...options, params: { projectId: 1 }, body: {} }));

  test("refuses a user who may not create projects", async () => {
    expect(await save(await createUser({ roles: [] }), 1)).toBeRefused(403, "forbidden");
  });

  test("does not find someone else's project", async () => {
    const { id } = await createProject({ owner: await createUser() });
    expect(await save(await createUser(), id)).toBeRefused(404, "not_found");
  });

  test("saves a template with the project's name, or with a given name", async () => {
    const as = await createUser();
    const id = await createProjectOfTwoPages(as);

    const { status, json } = await save(as, id);
    await save(as, id, { name: " Market stall " });

    expect(status).toBe(201);
    expect(json.template).toMatchObject({ name: "Shop", category: "own", thumbnail: null, pages: 2 });
    expect(await listOwn(as)).toEqual(["Market stall", "Shop"]);
  });

  test.each([[{ name: " " }], [{ name: "x".repeat(81) }], [{ name: 7 }]])(
    "names the invalid field in %j",
    async (body) => {
      const as = await createUser();
      const { id } = await createProject({ owner: as });
      expect(await save(as, id, body)).toNameFields("name");
    },
  );

  test("saves the template in the project's workspace, not among personal templates, and hides it from strangers", async () => {
    const [owner, member, stranger] = [await createUser(), await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [member] });
    const { id } = await createProject({ owner, workspace, name: "Shared" });
    const query = { workspaceId: workspace.id };

    await save(member, id);

    expect([await listOwn(owner, query), await listOwn(owner), await listOwn(member)]).toEqual([["Shared"], [], []]);
    expect(await call(LIST, { as: stranger, query })).toBeRefused(404, "not_found");
  });

  test("refuses a member whose role in the workspace does not allow new projects", async () => {
    const owner = await createUser();
    const workspace = await createWorkspace({ owner });
    const { id } = await createProject({ owner, workspace });

    expect(await save(await createViewer(workspace), id)).toBeRefused(403, "forbidden");
  });

  test("saves only as many of eight concurrent templates as the limit allows", async () => {
    const as = await createUser();
    const { id } = await createProject({ owner: as });
    await createTemplates(OWN_TEMPLATES_MAX - 3, { ownerId: as.id });

    const responses = await Promise.all(Array.from({ length: 8 }, () => save(as, id)));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403, 403, 403]);
    expect(responses.find(({ status }) => status === 403)).toBeRefused(403, "limit_reached");
    expect(await db.ownTemplate.count({ where: { ownerId: as.id } })).toBe(OWN_TEMPLATES_MAX);
  });

  test("counts a workspace's templates towards a separate limit", async () => {
    const owner = await createUser();
    const workspace = await createWorkspace({ owner });
    await createTemplates(OWN_TEMPLATES_MAX, { ownerId: owner.id, workspaceId: workspace.id });
    const [sharedProject, personalProject] = [
      await createProject({ owner, workspace }),
      await createProject({ owner }),
    ];

    expect(await save(owner, sharedProject.id)).toBeRefused(403, "limit_reached");
    expect((await save(owner, personalProject.id)).status).toBe(201);
  });
});

describe("POST projects with a user's own template", () => {
  test("copies the document, which the project keeps when the template is deleted", async () => {
    const as = await createUser();
    const { template } = (await save(as, await createProjectOfTwoPages(as))).json;

    const { project } = (await createFrom(as, template.id)).json;
    const { status } = await call(DELETE, { as, params: { templateId: template.id } });

    expect(status).toBe(200);
    expect(await readDocument(as, project.id)).toEqual(DOCUMENT_OF_TWO_PAGES);
  });

  test("starts a personal project from a workspace's template", async () => {
    const owner = await createUser();
    const workspace = await createWorkspace({ owner });
    const template = await createOwnTemplate({ owner, workspace });

    expect((await createFrom(owner, idOf(template))).json.project.workspace_id).toBe(0);
  });

  test.each(["own-2147483648", "own-01", "own-0"])("refuses the invalid id %s, naming the field", async (template) => {
    expect(await createFrom(await createUser(), template)).toNameFields("template");
  });

  test("refuses someone else's template, and names the field", async () => {
    const template = await createOwnTemplate({ owner: await createUser() });
    expect(await createFrom(await createUser(), idOf(template))).toNameFields("template");
  });
});

describe.each([
  ["PUT templates/{id}", PUT, { name: "Mine now" }, 403],
  ["DELETE templates/{id}", DELETE, undefined, 403],
  ["GET templates/{id}/preview", PREVIEW, undefined, 200],
] as const)("%s", (_, handler, body, statusForViewer) => {
  const send = (templateId: string, as?: Person) =>
    call(handler, { ...(as && { as }), params: { templateId }, ...(body && { body }) });

  refusesGuests((options) => call(handler, { ...options, params: { templateId: "own-1" }, ...(body && { body }) }));

  test("refuses a user who may not create projects", async () => {
    expect(await send("own-1", await createUser({ roles: [] }))).toBeRefused(403, "forbidden");
  });

  test("does not find someone else's template", async () => {
    const template = await createOwnTemplate({ owner: await createUser() });
    expect(await send(idOf(template), await createUser())).toBeRefused(404, "not_found");
  });

  test.each(["nothing", "own-0", "own-99999999999"])("finds no template with the id %j", async (id) => {
    expect(await send(id, await createUser())).toBeRefused(404, "not_found");
  });

  test(`returns ${statusForViewer} to a member who may only view the workspace's content`, async () => {
    const owner = await createUser();
    const workspace = await createWorkspace({ owner });
    const template = await createOwnTemplate({ owner, workspace });

    const { status } = await send(idOf(template), await createViewer(workspace));

    expect(status).toBe(statusForViewer);
  });
});

describe("a user's own template", () => {
  test("is renamed", async () => {
    const as = await createUser();
    const template = await createOwnTemplate({ owner: as });

    const { json } = await call(PUT, { as, params: { templateId: idOf(template) }, body: { name: "Stall" } });

    expect([json.template.name, await listOwn(as)]).toEqual(["Stall", ["Stall"]]);
  });

  test.each([[{ name: "" }, "name"] as const, [{ colour: "red" }, "colour"] as const])(
    "names the invalid field in %j",
    async (body, field) => {
      const as = await createUser();
      const template = await createOwnTemplate({ owner: as });
      expect(await call(PUT, { as, params: { templateId: idOf(template) }, body })).toNameFields(field);
    },
  );

  test("is deleted", async () => {
    const as = await createUser();
    const template = await createOwnTemplate({ owner: as });

    expect((await call(DELETE, { as, params: { templateId: idOf(template) } })).status).toBe(200);

    expect(await listOwn(as)).toEqual([]);
  });

  test("shows its first page as HTML, as a template that comes with Plinth does", async () => {
    const as = await createUser();
    const { template } = (await save(as, await createProjectOfTwoPages(as))).json;

    const ownPreview = await call(PREVIEW, { as, params: { templateId: template.id } });
    const shippedPreview = await call(PREVIEW, { as, params: { templateId: "pottery-studio" } });

    expect(ownPreview.json.html).toContain("<body><p>Fired twice</p></body>");
    expect(shippedPreview.json.html).toMatch(/^<!doctype html>/);
  });
});

test.each([
  ["renamed", PUT, { name: "Mine" }],
  ["deleted", DELETE, undefined],
] as const)("a template that comes with Plinth cannot be %s", async (_, handler, body) => {
  const response = await call(handler, {
    as: await createUser(),
    params: { templateId: "pottery-studio" },
    ...(body && { body }),
  });
  expect(response).toBeRefused(404, "not_found");
});

test("the deletion of an account gives the user's templates in other people's workspaces to the owners of those workspaces", async () => {
  const [owner, member] = [await createUser(), await createUser()];
  const workspace = await createWorkspace({ owner, members: [member] });
  const { id } = await createOwnTemplate({ owner: member, workspace });

  await db.$transaction((tx) => templates.removeWithUser(tx, member.id));

  expect(await db.ownTemplate.findUniqueOrThrow({ where: { id } })).toMatchObject({ ownerId: owner.id });
});

test("the export of a user's data contains their templates with the documents", async () => {
  const owner = await createUser();
  await save(owner, await createProjectOfTwoPages(owner));

  const [file] = await templates.exportDocuments(owner.id);

  expect(file?.name).toBe("templates");
  expect(await exportedRows(file)).toMatchObject([{ name: "Shop", document: DOCUMENT_OF_TWO_PAGES }]);
});

import { GET, PUT } from "@/app/api/v1/projects/[projectId]/document/route";
import { GET as PREVIEW } from "@/app/api/v1/projects/[projectId]/preview/route";
import { GET as GET_ONE } from "@/app/api/v1/projects/[projectId]/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { addMember, createProject, createUser, createWorkspace } from "../support/factories";
import { refusesGuests } from "../support/refuses";

type Person = { id: number };

const documentOf = (name: string) => ({ pages: [{ id: "home", name, frames: [] }], styles: [] });
const save = (as: Person, projectId: number, version: number, document: unknown = documentOf("Home")) =>
  call(PUT, { as, params: { projectId }, body: { document, version } });
const read = (as: Person, projectId: number) => call(GET, { as, params: { projectId } });

let as: Person;
let projectId: number;

beforeEach(async () => {
  as = await createUser();
  projectId = (await createProject({ owner: as, updatedAt: new Date(0) })).id;
});

describe.each([
  ["GET", GET, undefined],
  ["PUT", PUT, { document: documentOf("Home"), version: 1 }],
] as const)("%s projects/{id}/document", (_, handler, body) => {
  refusesGuests((options) => call(handler, { ...options, params: { projectId: 1 }, ...(body && { body }) }));

  test("does not find the document of someone else's project", async () => {
    const stranger = await createUser();

    const response = await call(handler, { as: stranger, params: { projectId }, ...(body && { body }) });

    expect(response).toBeRefused(404, "not_found");
  });

  test("does not find the document of a project in the trash", async () => {
    await db.project.update({ where: { id: projectId }, data: { deletedAt: new Date() } });

    expect(await call(handler, { as, params: { projectId }, ...(body && { body }) })).toBeRefused(404, "not_found");
  });
});

/** A document whose page contains a text inside of this many elements. */
function nestedDocument(depth: number) {
  let component: object = { type: "textnode", content: "Deep inside" };
  for (let level = 0; level < depth; level++) component = { tagName: "div", components: [component] };
  const page = { id: "home", name: "Home", frames: [{ component: { type: "wrapper", components: [component] } }] };
  return { pages: [page], styles: [] };
}

describe("saving a document", () => {
  test("keeps a text inside of 250 elements, and shows it", async () => {
    const document = nestedDocument(250);

    expect((await save(as, projectId, 1, document)).status).toBe(200);

    expect((await read(as, projectId)).json.document).toEqual(document);
    const { json } = await call(PREVIEW, { as, params: { projectId } });
    expect(json.html).toContain("Deep inside");
  });

  test("with elements nested too deeply is refused, and the field is named", async () => {
    expect(await save(as, projectId, 1, nestedDocument(300))).toNameFields("document");
  });

  test("stores the document under the next version, and marks the project as changed", async () => {
    const document = { ...documentOf("Start"), dataSources: [{ id: "one", records: [1, null, "ü"] }] };

    const { json } = await save(as, projectId, 1, document);

    expect([json.version, typeof json.saved_at]).toEqual([2, "string"]);
    expect((await read(as, projectId)).json).toMatchObject({ document, version: 2 });
    const { updated_at } = (await call(GET_ONE, { as, params: { projectId } })).json.project;
    expect(Date.parse(updated_at)).toBeGreaterThan(Date.now() - 60_000);
  });

  test("based on an older version overwrites nothing, and the refusal contains the current version", async () => {
    await save(as, projectId, 1, documentOf("First"));

    const response = await save(as, projectId, 1, documentOf("Second"));

    expect(response).toBeRefused(409, "stale");
    expect(response.json.version).toBe(2);
    expect((await read(as, projectId)).json.document.pages[0].name).toBe("First");
  });

  test("based on a version that does not exist yet is refused", async () => {
    expect(await save(as, projectId, 7)).toBeRefused(409, "stale");
  });

  test("again, because the first response was lost, succeeds without a new version", async () => {
    await save(as, projectId, 1, documentOf("First"));

    expect((await save(as, projectId, 1, documentOf("First"))).json.version).toBe(2);
  });

  test("in 16 tabs at the same time succeeds in one, and is refused in the others", async () => {
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, n) => save(as, projectId, 1, documentOf(`Tab ${n}`))),
    );

    const successes = responses.filter(({ status }) => status === 200);
    expect([successes.length, responses.filter(({ status }) => status === 409).length]).toEqual([1, 15]);
    const winner = `Tab ${responses.findIndex(({ status }) => status === 200)}`;
    expect((await read(as, projectId)).json).toMatchObject({ version: 2, document: documentOf(winner) });
  });

  test("is refused to a member of the workspace who may only see its projects", async () => {
    const viewer = await createUser();
    const workspace = await createWorkspace({ owner: as });
    await addMember(workspace.id, viewer, ["projects.view"]);
    const sharedProject = await createProject({ owner: as, workspace });

    expect((await read(viewer, sharedProject.id)).status).toBe(200);
    expect(await save(viewer, sharedProject.id, 1)).toBeRefused(403, "forbidden");
  });

  test.each<[string, unknown, string]>([
    ["no document", undefined, "document"],
    ["no pages", { styles: [] }, "document.pages"],
    ["an empty list of pages", { pages: [] }, "document.pages"],
    ["a page without an id", { pages: [{ name: "Home" }] }, "document.pages.0.id"],
    ["a string instead of pages", { pages: "home" }, "document.pages"],
  ])("with %s is refused, and the field is named", async (_, document, field) => {
    const body = { version: 1, ...(document !== undefined && { document }) };

    expect(await call(PUT, { as, params: { projectId }, body })).toNameFields(field);
    expect((await read(as, projectId)).json.version).toBe(1);
  });

  test("with a version that is not a number is refused, and the field is named", async () => {
    const body = { document: documentOf("Home"), version: "1" };

    expect(await call(PUT, { as, params: { projectId }, body })).toNameFields("version");
  });

  test("of more than 5 MB is refused, and nothing is overwritten", async () => {
    const document = { ...documentOf("Home"), text: "x".repeat(5 * 1024 * 1024) };

    expect(await save(as, projectId, 1, document)).toBeRefused(413, "too_large");
    expect((await read(as, projectId)).json.version).toBe(1);
  });
});

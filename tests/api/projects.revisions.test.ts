import { PUT as SAVE } from "@/app/api/v1/projects/[projectId]/document/route";
import { GET as GET_DOCUMENT } from "@/app/api/v1/projects/[projectId]/revisions/[revisionId]/document/route";
import { POST as RESTORE } from "@/app/api/v1/projects/[projectId]/revisions/[revisionId]/restore/route";
import { PUT as NAME } from "@/app/api/v1/projects/[projectId]/revisions/[revisionId]/route";
import { GET } from "@/app/api/v1/projects/[projectId]/revisions/route";
import { db } from "@/lib/db/db";
import type { RevisionJson } from "@/lib/projects/schema";
import { call } from "../support/api";
import { createProject, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";

type Person = { id: number };

const MINUTE_MS = 60 * 1000;
const documentOf = (name: string) => ({ pages: [{ id: "home", name }] });

let as: Person;
let projectId: number;

beforeEach(async () => {
  as = await createUser({ firstName: "Ines", lastName: "Morel" });
  projectId = (await createProject({ owner: as })).id;
});

const list = async (): Promise<RevisionJson[]> =>
  (await call(GET, { as, params: { projectId }, query: { perPage: 100 } })).json.pagination.data;
const save = async (version: number, name: string) =>
  (await call(SAVE, { as, params: { projectId }, body: { document: documentOf(name), version } })).json.version;
const nameRevision = (revisionId: number, text: string) =>
  call(NAME, { as, params: { projectId, revisionId }, body: { name: text } });
const documentIn = async (revisionId: number) =>
  (await call(GET_DOCUMENT, { as, params: { projectId, revisionId } })).json.document;
const newestRevision = async () => (await list())[0] as RevisionJson;

/** Makes the newest revision older, as if the user came back after a break. */
async function ageNewestRevision(minutes = 11) {
  const { id } = await newestRevision();
  await db.projectRevision.update({ where: { id }, data: { createdAt: new Date(Date.now() - minutes * MINUTE_MS) } });
}

describe.each([
  ["GET projects/{id}/revisions", GET, undefined],
  ["PUT projects/{id}/revisions/{revisionId}", NAME, { name: "Mine" }],
  ["GET projects/{id}/revisions/{revisionId}/document", GET_DOCUMENT, undefined],
  ["POST projects/{id}/revisions/{revisionId}/restore", RESTORE, undefined],
] as const)("%s", (_, handler, body) => {
  const bodyOption = body && { body };
  refusesGuests((options) => call(handler, { ...options, params: { projectId: 1, revisionId: 1 }, ...bodyOption }));

  test("does not find a revision of someone else's project", async () => {
    const { id: revisionId } = await newestRevision();

    const response = await call(handler, { as: await createUser(), params: { projectId, revisionId }, ...bodyOption });

    expect(response).toBeRefused(404, "not_found");
  });
});

test.each([
  ["PUT projects/{id}/revisions/{revisionId}", NAME, { name: "Mine" }],
  ["GET projects/{id}/revisions/{revisionId}/document", GET_DOCUMENT, undefined],
  ["POST projects/{id}/revisions/{revisionId}/restore", RESTORE, undefined],
] as const)("%s does not find a revision of another project", async (_, handler, body) => {
  const { id: revisionId } = await newestRevision();
  const other = await createProject({ owner: as });

  const params = { projectId: other.id, revisionId };
  expect(await call(handler, { as, params, ...(body && { body }) })).toBeRefused(404, "not_found");
});

describe("the history of a project", () => {
  test("lists each revision with its version, its name and the user who began it", async () => {
    expect(await list()).toMatchObject([{ version: 1, name: null, user: { id: as.id, display_name: "Ines Morel" } }]);
  });

  test("has one revision for ten minutes of work, with the last document", async () => {
    await save(await save(1, "One"), "Two");

    const [revision, ...others] = await list();
    expect([revision?.version, others]).toEqual([3, []]);
    expect(await documentIn(revision?.id ?? 0)).toEqual(documentOf("Two"));
  });

  test("has a new revision when the document is saved after ten minutes", async () => {
    await ageNewestRevision();
    await save(1, "Later");

    expect((await list()).map(({ version }) => version)).toEqual([2, 1]);
  });

  describe("within ten minutes", () => {
    const elements = (count: number) => Array.from({ length: count }, () => ({ tagName: "p" }));
    const pageWith = (id: string, count: number) => ({
      id,
      name: id,
      frames: [{ component: { type: "wrapper", components: [{ components: elements(count) }] } }],
    });
    const savePages = async (version: number, pages: object[]) =>
      (await call(SAVE, { as, params: { projectId }, body: { document: { pages }, version } })).json.version;

    test.each([
      ["a page is removed", [pageWith("home", 20)]],
      ["more than a tenth of the elements are removed", [pageWith("home", 12), pageWith("visit", 20)]],
    ])("has a new revision when %s, and keeps what was lost", async (_what, pages) => {
      const whole = [pageWith("home", 20), pageWith("visit", 20)];
      await savePages(await savePages(1, whole), pages);

      const revisions = await list();
      expect(revisions.map(({ version }) => version)).toEqual([3, 2]);
      expect(await documentIn(revisions[1]?.id ?? 0)).toEqual({ pages: whole });
    });

    test("has no new revision when less is removed, or something is added", async () => {
      await savePages(await savePages(1, [pageWith("home", 40)]), [pageWith("home", 38)]);
      await savePages(3, [pageWith("home", 38), pageWith("visit", 20)]);

      expect((await list()).map(({ version }) => version)).toEqual([4]);
    });
  });

  test("has a new revision when someone else saves", async () => {
    const admin = await createUser({ permissions: ["projects.update"] });
    await call(SAVE, { as: admin, params: { projectId }, body: { document: documentOf("Theirs"), version: 1 } });

    expect((await list()).map(({ user }) => user?.id)).toEqual([admin.id, as.id]);
  });

  test("keeps the newest 50 revisions without a name, and all with a name", async () => {
    const { id } = await newestRevision();
    await nameRevision(id, "The first");
    for (let version = 1; version <= 52; version += 1) {
      await ageNewestRevision();
      await save(version, `Save ${version}`);
    }

    const revisions = await list();
    expect([revisions.length, revisions[0]?.version, revisions.at(-1)?.name]).toEqual([51, 53, "The first"]);
    expect(revisions.at(-2)?.version).toBe(4);
  });
});

describe("PUT projects/{id}/revisions/{revisionId}", () => {
  test("names a revision, so that later saves do not change it; an empty name removes the name", async () => {
    const { id } = await newestRevision();

    expect((await nameRevision(id, " Before the sale ")).json.revision.name).toBe("Before the sale");
    await save(1, "Sale");
    expect((await list()).map((revision) => [revision.version, revision.name])).toEqual([
      [2, null],
      [1, "Before the sale"],
    ]);
    expect((await nameRevision(id, "")).json.revision.name).toBeNull();
  });

  test.each([[{}], [{ name: "x".repeat(81) }]])("names the invalid field in %j", async (body) => {
    const { id: revisionId } = await newestRevision();

    expect(await call(NAME, { as, params: { projectId, revisionId }, body })).toNameFields("name");
  });

  test("refuses to name a 101st revision", async () => {
    const row = { projectId, userId: as.id, version: 1, document: "{}", name: "Kept" };
    await db.projectRevision.createMany({ data: Array.from({ length: 100 }, () => row) });
    const unnamedRevision = await db.projectRevision.findFirstOrThrow({ where: { projectId, name: null } });

    expect(await nameRevision(unnamedRevision.id, "One more")).toBeRefused(403, "limit_reached");
  });
});

describe("POST projects/{id}/revisions/{revisionId}/restore", () => {
  const restore = async (revisionId: number) =>
    (await call(RESTORE, { as, params: { projectId, revisionId } })).json.version;

  test("makes the earlier document current, and keeps the document that was current", async () => {
    await ageNewestRevision();
    await save(1, "Current");
    const [current, first] = await list();

    const version = await restore(first?.id ?? 0);

    const [restored, ...others] = await list();
    expect([version, restored?.version, others.map(({ id }) => id)]).toEqual([3, 3, [current?.id, first?.id]]);
    expect(await documentIn(restored?.id ?? 0)).toEqual(await documentIn(first?.id ?? 0));
    expect(await documentIn(current?.id ?? 0)).toEqual(documentOf("Current"));
  });

  test("makes the version in an open tab stale, so that a save from the tab is refused", async () => {
    const { id } = await newestRevision();
    await restore(id);

    const body = { document: documentOf("Old tab"), version: 1 };
    expect(await call(SAVE, { as, params: { projectId }, body })).toBeRefused(409, "stale");
  });
});

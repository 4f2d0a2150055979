import { rm } from "node:fs/promises";
import { GET as GET_ONE } from "@/app/api/v1/file-entries/[fileEntryId]/route";
import { POST as DELETE_FILES } from "@/app/api/v1/file-entries/delete/route";
import { POST as RESTORE } from "@/app/api/v1/file-entries/restore/route";
import { GET } from "@/app/api/v1/file-entries/route";
import { GET as USAGE } from "@/app/api/v1/file-entries/usage/route";
import { db } from "@/lib/db/db";
import { removeFilesOf } from "@/lib/files/deletion";
import { sweepTrash } from "@/lib/files/sweep";
import { recountStorage } from "@/lib/storage-use/storage-use";
import { call, createSession } from "../support/api";
import { runDueJobs } from "../support/due-jobs";
import { addMember, createAccessToken, createRole, createUser, createWorkspace } from "../support/factories";
import { refusesGuests, refusesWithoutPermission } from "../support/refuses";
import { until } from "../support/until";
import { PNG, storedFiles, upload, uploadEntry, withDataFolder } from "../support/uploads";

const folder = withDataFolder();
const DAY_MS = 24 * 60 * 60 * 1000;

const namesOf = (response: { json: { pagination: { data: { name: string }[] } } }) =>
  response.json.pagination.data.map(({ name }) => name);
const list = async (as: { id: number }, query: Record<string, string | number> = {}) =>
  namesOf(await call(GET, { as, query }));
const usedBytesOf = async (as: { id: number }) => (await call(USAGE, { as })).json.usage.used;
const remove = (as: { id: number }, body: Record<string, unknown>) => call(DELETE_FILES, { as, body });

beforeEach(async () => {
  for (const file of storedFiles(folder)) await rm(`${folder}/files/${file}`);
});

describe("GET file-entries", () => {
  refusesGuests((options) => call(GET, options));

  test("refuses a user without any permission for files", async () => {
    expect(await call(GET, { as: await createUser({ roles: [] }) })).toBeRefused(403, "forbidden");
  });

  test("lists only the user's own files, newest first", async () => {
    const as = await createUser();
    await uploadEntry(as, "one.txt");
    await uploadEntry(as, "two.txt");
    await uploadEntry(await createUser(), "theirs.txt");

    expect(await list(as)).toEqual(["two.txt", "one.txt"]);
  });

  test("searches, filters, sorts and paginates", async () => {
    const as = await createUser();
    await uploadEntry(as, "b cat.txt", "longer words");
    await uploadEntry(as, "a cat.txt", "words");
    await upload(as, { name: "dog.png", type: "image/png", bytes: PNG });

    expect(await list(as, { query: "CAT", orderBy: "name", orderDir: "asc" })).toEqual(["a cat.txt", "b cat.txt"]);
    expect(await list(as, { orderBy: "file_size", orderDir: "asc" })).toEqual(["a cat.txt", "b cat.txt", "dog.png"]);
    expect(await list(as, { type: "image" })).toEqual(["dog.png"]);
    expect(await list(as, { perPage: 1, page: 2, orderBy: "name", orderDir: "asc" })).toEqual(["b cat.txt"]);
  });

  test.each<[Record<string, string>, string]>([
    [{ type: "picture" }, "type"],
    [{ orderBy: "key" }, "orderBy"],
    [{ trashed: "maybe" }, "trashed"],
    [{ colour: "red" }, "colour"],
  ])("reports the invalid field in %j", async (query, field) => {
    expect(await call(GET, { as: await createUser(), query })).toNameFields(field);
  });

  test("lists a workspace's files only in that workspace, and is 404 for strangers", async () => {
    const owner = await createUser();
    const member = await createUser();
    const workspace = await createWorkspace({ owner, members: [member] });
    await upload(member, { name: "shared.txt", bytes: "words" }, { query: { workspaceId: workspace.id } });
    await uploadEntry(owner, "own.txt");

    expect(await list(owner, { workspaceId: workspace.id })).toEqual(["shared.txt"]);
    expect([await list(owner), await list(member)]).toEqual([["own.txt"], []]);
    const stranger = await createUser();
    expect(await call(GET, { as: stranger, query: { workspaceId: workspace.id } })).toBeRefused(404, "not_found");
  });

  test("lists no files for a member whose workspace role has no permission for files; their uploads are refused", async () => {
    const owner = await createUser();
    const member = await createUser();
    const workspace = await createWorkspace({ owner, members: [member] });
    const role = await createRole({ type: "workspace", permissions: ["projects.create"] });
    await db.workspaceMember.updateMany({ where: { userId: member.id }, data: { roleId: role.id } });
    const query = { workspaceId: workspace.id };
    await upload(owner, { name: "shared.txt", bytes: "words" }, { query });

    expect(await list(member, query)).toEqual([]);
    expect(await upload(member, { name: "a.txt", bytes: "words" }, { query })).toBeRefused(403, "forbidden");
  });

  test("lists all files for a user who may see them", async () => {
    const as = await createUser({ permissions: ["files.view"] });
    await uploadEntry(await createUser(), "theirs.txt");

    expect(await list(as, { everyone: "true" })).toEqual(["theirs.txt"]);
    expect(await call(GET, { as: await createUser(), query: { everyone: "true" } })).toBeRefused(403, "forbidden");
  });
});

describe("GET file-entries/{id}", () => {
  refusesGuests((options) => call(GET_ONE, { ...options, params: { fileEntryId: 1 } }));

  test("shows a file to its owner and to a user who may see all files, and is 404 for others", async () => {
    const as = await createUser();
    const { id } = await uploadEntry(as);
    const show = (caller: { id: number }) => call(GET_ONE, { as: caller, params: { fileEntryId: id } });

    expect((await show(as)).json.fileEntry.name).toBe("note.txt");
    expect(await show(await createUser())).toBeRefused(404, "not_found");
    expect((await show(await createUser({ permissions: ["files.view"] }))).status).toBe(200);
  });

  test("is 404 when the call names a workspace that the file is not in", async () => {
    const as = await createUser();
    const workspace = await createWorkspace({ owner: as });
    const { id } = await uploadEntry(as);

    const response = await call(GET_ONE, { as, params: { fileEntryId: id }, query: { workspaceId: workspace.id } });

    expect(response).toBeRefused(404, "not_found");
  });
});

describe("POST file-entries/delete", () => {
  refusesGuests((options) => call(DELETE_FILES, { ...options, body: { entryIds: [1] } }));

  test("moves files to the trash, from where they can be restored", async () => {
    const as = await createUser();
    const { id } = await uploadEntry(as);

    expect((await remove(as, { entryIds: [id] })).status).toBe(200);

    expect([await list(as), await list(as, { trashed: "true" })]).toEqual([[], ["note.txt"]]);
    expect(await call(GET_ONE, { as, params: { fileEntryId: id } })).toBeRefused(404, "not_found");
    expect((await call(RESTORE, { as, body: { entryIds: [id] } })).status).toBe(200);
    expect([await list(as), await list(as, { trashed: "true" })]).toEqual([["note.txt"], []]);
  });

  test("is 403 for a member whose workspace role only allows viewing files, and 404 for strangers", async () => {
    const [owner, viewer] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    await addMember(workspace.id, viewer, ["files.view"]);
    const query = { workspaceId: workspace.id };
    await upload(owner, { name: "shared.txt", bytes: "words" }, { query });
    const { id } = await db.fileEntry.findFirstOrThrow({ where: { workspaceId: workspace.id } });

    expect(await remove(viewer, { entryIds: [id] })).toBeRefused(403, "forbidden");
    expect(await remove(await createUser(), { entryIds: [id] })).toBeRefused(404, "not_found");
    expect(await list(viewer, query)).toEqual(["shared.txt"]);
  });

  test("still counts a file in the trash towards the quota", async () => {
    const as = await createUser();
    const { id } = await uploadEntry(as);

    await remove(as, { entryIds: [id] });

    expect(await usedBytesOf(as)).toBe(6);
  });

  test("deletes files permanently, whether or not they are in the trash, and releases the quota", async () => {
    const as = await createUser();
    const one = await uploadEntry(as);
    const two = await uploadEntry(as);
    await remove(as, { entryIds: [one.id] });

    await remove(as, { entryIds: [one.id, two.id], deleteForever: true });
    await runDueJobs("remove-stored-files");

    expect([await list(as), await list(as, { trashed: "true" }), await usedBytesOf(as)]).toEqual([[], [], 0]);
    expect(storedFiles(folder)).toEqual([]);
  });

  test("is refused to an API token for ever, which can move files to the trash", async () => {
    const as = await createUser();
    const { id } = await uploadEntry(as);
    const bearer = await createAccessToken({ user: as });
    const send = (deleteForever: boolean) => call(DELETE_FILES, { bearer, body: { entryIds: [id], deleteForever } });

    expect(await send(true)).toBeRefused(403, "forbidden");
    expect((await send(false)).status).toBe(200);
    expect(await db.fileEntry.findUnique({ where: { id } })).toMatchObject({ deletedAt: expect.any(Date) });
  });

  test("releases the quota once, even if sixteen concurrent calls delete a file", async () => {
    const as = await createUser();
    const { id } = await uploadEntry(as);
    await uploadEntry(as, "other.txt");

    await Promise.all(Array.from({ length: 16 }, () => remove(as, { entryIds: [id], deleteForever: true })));

    expect(await usedBytesOf(as)).toBe(6);
  });

  test("finds a file by its URL and by its name in the storage", async () => {
    const as = await createUser();
    const one = await uploadEntry(as, "one.txt");
    const two = await uploadEntry(as, "two.txt");

    await remove(as, { paths: [one.url, two.file_name] });

    expect(await list(as)).toEqual([]);
  });

  test("deletes nothing if one of the files is another user's", async () => {
    const [as, other] = [await createUser(), await createUser()];
    const ownFile = await uploadEntry(as);
    const foreignFile = await uploadEntry(other);

    expect(await remove(as, { entryIds: [ownFile.id, foreignFile.id] })).toBeRefused(404, "not_found");
    expect(await remove(as, { paths: [ownFile.url, foreignFile.url] })).toBeRefused(404, "not_found");
    expect([await list(as), await list(other)]).toEqual([["note.txt"], ["note.txt"]]);
  });

  test("lets a user with the permission delete other users' files", async () => {
    const owner = await createUser();
    const { id } = await uploadEntry(owner);

    expect((await remove(await createUser({ permissions: ["files.delete"] }), { entryIds: [id] })).status).toBe(200);
    expect(await list(owner)).toEqual([]);
  });

  test.each([
    ["a missing list", {}, "entryIds"],
    ["an empty list", { entryIds: [] }, "entryIds"],
    ["an id that is a string", { entryIds: ["1"] }, "entryIds.0"],
    ["more than 200 ids", { entryIds: Array.from({ length: 201 }, (_, id) => id + 1) }, "entryIds"],
    ["an unknown field", { entryIds: [1], forever: true }, "forever"],
  ])("reports %s", async (_, body, field) => {
    expect(await remove(await createUser(), body)).toNameFields(field);
  });
});

describe("POST file-entries/restore", () => {
  refusesGuests((options) => call(RESTORE, { ...options, body: { entryIds: [1] } }));

  test("is 404 for another user's file", async () => {
    const as = await createUser();
    const { id } = await uploadEntry(as);
    await remove(as, { entryIds: [id] });

    expect(await call(RESTORE, { as: await createUser(), body: { entryIds: [id] } })).toBeRefused(404, "not_found");
  });
});

describe("GET file-entries/usage", () => {
  // every new account may see its usage, so the user without the permission must have no role
  refusesWithoutPermission(async (options) =>
    call(USAGE, { ...options, as: options.as && (await createUser({ roles: [] })) }),
  );

  test("returns the used bytes and the limit", async () => {
    const as = await createUser();
    await uploadEntry(as);

    expect((await call(USAGE, { as })).json.usage).toEqual({
      used: 6,
      limit: 1024 ** 3,
      parts: { files: 6, projects: 0, versions: 0, published: 0, trash: 0 },
    });
  });
});

describe("the sweep", () => {
  test("removes files that have been in the trash for 30 days, and no others", async () => {
    const as = await createUser();
    const [old, young] = [await uploadEntry(as, "old.txt"), await uploadEntry(as, "young.txt")];
    await uploadEntry(as, "kept.txt");
    await remove(as, { entryIds: [old.id, young.id] });
    const trashedDaysAgo = (days: number) => ({ deletedAt: new Date(Date.now() - days * DAY_MS) });
    await db.fileEntry.update({ where: { id: old.id }, data: trashedDaysAgo(31) });
    await db.fileEntry.update({ where: { id: young.id }, data: trashedDaysAgo(29) });

    await sweepTrash();
    await runDueJobs("remove-stored-files");

    expect([await list(as), await list(as, { trashed: "true" })]).toEqual([["kept.txt"], ["young.txt"]]);
    expect(await usedBytesOf(as)).toBe(12);
    expect(storedFiles(folder)).toHaveLength(2);
  });

  test("keeps a file that is restored while the sweep runs, with its bytes", async () => {
    const as = await createUser();
    const { id } = await uploadEntry(as, "kept.txt");
    const trashedDaysAgo = (days: number) => ({ deletedAt: new Date(Date.now() - days * DAY_MS) });
    await db.fileEntry.update({ where: { id }, data: trashedDaysAgo(31) });
    const columns = {
      name: "old.txt",
      size: 6n,
      mime: "text/plain",
      type: "text",
      ownerId: as.id,
      ...trashedDaysAgo(40),
    };
    await db.fileEntry.createMany({
      data: Array.from({ length: 100 }, (_, n) => ({ ...columns, key: `uploads/${n}` })),
    });
    const session = await createSession(as);

    const sweep = sweepTrash();
    await until(async () => (await db.fileEntry.count()) <= 100); // the sweep has found all files and begun to delete
    const response = await call(RESTORE, { session, body: { entryIds: [id] } });
    await sweep;
    await runDueJobs("remove-stored-files");

    expect(response.status).toBe(200);
    expect([await list(as), await list(as, { trashed: "true" })]).toEqual([["kept.txt"], []]);
    expect(storedFiles(folder)).toHaveLength(1);
  });
});

test("a deleted user's uploads are deleted with their bytes", async () => {
  const as = await createUser();
  await uploadEntry(as);
  await uploadEntry(await createUser());

  await db.$transaction(async (tx) => {
    await removeFilesOf(tx, as.id);
    await tx.user.delete({ where: { id: as.id } });
  });
  await runDueJobs("remove-stored-files");

  expect(storedFiles(folder)).toHaveLength(1);
});

test("a recount corrects the used storage", async () => {
  const as = await createUser();
  await uploadEntry(as);
  await db.storageUse.update({ where: { userId: as.id }, data: { bytes: 4711 } });

  await db.$transaction((tx) => recountStorage(tx, as.id));

  expect(await usedBytesOf(as)).toBe(6);
});

import fs from "node:fs";
import path from "node:path";
import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST as AVATAR } from "@/app/api/v1/users/[userId]/avatar/route";
import { DELETE } from "@/app/api/v1/users/[userId]/route";
import { POST as EXPORT } from "@/app/api/v1/users/me/export/route";
import { db } from "@/lib/db/db";
import { type CallOptions, call, createSession } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { runDueJobs } from "../support/due-jobs";
import {
  createAccessToken,
  createAdmin,
  createCustomPage,
  createProject,
  createSite,
  createUser,
  createWorkspace,
  getFirstAdmin,
} from "../support/factories";
import { picture } from "../support/pictures";
import { refusesGuests } from "../support/refuses";
import { form, storedFiles, upload, uploadEntry, withDataFolder } from "../support/uploads";

const folder = withDataFolder();
afterEach(() => fs.rmSync(path.join(folder, "files"), { recursive: true, force: true }));

type User = { id: number };
const query = { deleteCurrentUser: "true" };
const deleteAccount = async (user: User, options: CallOptions = {}) =>
  call(DELETE, {
    ...options,
    session: options.session ?? (await startConfirmedSession(user)),
    params: { userId: user.id, ...options.params },
    query: options.query ?? query,
  });
const exists = async ({ id }: User) => (await db.user.count({ where: { id } })) === 1;
const usedBytesOf = async ({ id }: User) =>
  Number((await db.storageUse.findUnique({ where: { userId: id } }))?.bytes ?? 0);

describe("DELETE users/{id}", () => {
  refusesGuests((options) => call(DELETE, { ...options, params: { userId: 1 }, query }));

  test("deletes the user's own account, and ends sessions and tokens at once", async () => {
    const user = await createUser();
    const [otherSession, bearer] = [await createSession(user), await createAccessToken({ user })];

    const { status, cookies } = await deleteAccount(user);

    expect(status).toBe(200);
    expect(cookies).toMatchObject({ session: "", signed_in: "" });
    expect(await exists(user)).toBe(false);
    expect((await call(BOOTSTRAP, { session: otherSession })).json.data.user).toBeNull();
    expect(await call(BOOTSTRAP, { bearer })).toBeRefused(401, "unauthenticated");
  });

  test("deletes all stored bytes of the user: files, avatar and export", async () => {
    const user = await createUser();
    const other = await createUser();
    await uploadEntry(user);
    await uploadEntry(other);
    const formOptions = await form([["file", { name: "me.png", bytes: await picture() }]]);
    await call(AVATAR, { as: user, params: { userId: user.id }, ...formOptions });
    await call(EXPORT, { as: user });
    await runDueJobs("build-data-export");
    expect(storedFiles(folder)).toHaveLength(4);

    await deleteAccount(user);
    await runDueJobs("remove-stored-files");

    expect(storedFiles(folder)).toHaveLength(1);
    expect(await db.fileEntry.count()).toBe(1);
  });

  test("gives a site in another user's workspace to the workspace's owner, who then gets its form emails", async () => {
    const [owner, user] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [user] });
    const { id } = await createSite({ owner: user, workspace, recipient: user.email });

    await deleteAccount(user);

    expect(await db.site.findUnique({ where: { id } })).toMatchObject({ ownerId: owner.id, recipient: owner.email });
  });

  test("gives files in another user's workspace to the workspace's owner", async () => {
    const [user, owner] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [user] });
    await upload(user, { name: "a.txt", bytes: "a note" }, { query: { workspaceId: workspace.id } });
    await uploadEntry(user, "mine.txt");

    await deleteAccount(user);
    await runDueJobs("remove-stored-files");

    expect(await db.fileEntry.findMany()).toMatchObject([
      { name: "a.txt", ownerId: owner.id, workspaceId: workspace.id },
    ]);
    expect([await usedBytesOf(owner), storedFiles(folder).length]).toEqual([6, 1]);
  });

  test("deletes the user's workspaces; a former member keeps the files they stored there", async () => {
    const [user, other] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner: user, members: [other] });
    await upload(other, { name: "a.txt", bytes: "a note" }, { query: { workspaceId: workspace.id } });
    await db.workspaceMember.deleteMany({ where: { userId: other.id } });

    expect((await deleteAccount(user)).status).toBe(200);

    expect(await db.workspace.count({ where: { id: workspace.id } })).toBe(0);
    expect(await db.fileEntry.findFirst()).toMatchObject({ ownerId: other.id, workspaceId: null });
    expect(await usedBytesOf(other)).toBe(6);
  });

  test("keeps the user's custom pages, which then have no owner", async () => {
    const user = await createUser();
    const page = await createCustomPage();
    await db.customPage.update({ where: { id: page.id }, data: { ownerId: user.id } });

    await deleteAccount(user);

    expect(await db.customPage.findUnique({ where: { id: page.id } })).toMatchObject({ ownerId: null });
  });

  test("needs a confirmed password, with or without deleteCurrentUser", async () => {
    const user = await createUser();

    expect(await deleteAccount(user, { session: await createSession(user) })).toBeRefused(423, "password_required");
    const withoutFlag = { session: await createSession(user), query: {} };
    expect(await deleteAccount(user, withoutFlag)).toBeRefused(423, "password_required");
    expect(await exists(user)).toBe(true);
  });

  test("refuses an API token", async () => {
    const user = await createUser();
    const bearer = await createAccessToken({ user });

    expect(await call(DELETE, { bearer, params: { userId: user.id }, query })).toBeRefused(403, "forbidden");
    expect(await exists(user)).toBe(true);
  });

  test("refuses a demo account", async () => {
    const user = await createUser();
    await db.user.update({ where: { id: user.id }, data: { isDemo: true } });

    expect(await deleteAccount(user)).toBeRefused(403, "forbidden");
    expect(await exists(user)).toBe(true);
  });

  test("refuses the owner of a workspace with other members", async () => {
    const user = await createUser();
    await createWorkspace({ owner: user, members: [await createUser()] });

    expect(await deleteAccount(user)).toBeRefused(409, "conflict");
    expect(await exists(user)).toBe(true);
  });

  test("deletes the owner of a shared workspace that is in the trash; its members keep what they made", async () => {
    const [user, other] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner: user, members: [other] });
    const project = await createProject({ owner: other, workspace });
    await db.workspace.update({ where: { id: workspace.id }, data: { deletedAt: new Date() } });

    expect((await deleteAccount(user)).status).toBe(200);
    const keptProject = await db.project.findUnique({ where: { id: project.id } });
    expect(keptProject).toMatchObject({ ownerId: other.id, workspaceId: null });
  });

  test("deletes an admin, but refuses to delete the last one", async () => {
    const [first, second] = [await getFirstAdmin(), await createAdmin()];

    expect((await deleteAccount(second)).status).toBe(200);
    expect(await deleteAccount(first)).toBeRefused(409, "conflict");
    expect(await exists(first)).toBe(true);
  });

  test("keeps one of two admins who delete themselves at the same time", async () => {
    const admins = [await getFirstAdmin(), await createAdmin()];

    const responses = await Promise.all(admins.map((admin) => deleteAccount(admin)));

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await Promise.all(admins.map(exists))).sort()).toEqual([false, true]);
  });

  test("deletes the account once for sixteen concurrent calls, none of which fails with a server error", async () => {
    const user = await createUser();
    const session = await startConfirmedSession(user);

    const responses = await Promise.all(Array.from({ length: 16 }, () => deleteAccount(user, { session })));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test("refuses a caller who may not delete other users, before checking deleteCurrentUser", async () => {
    const other = await createUser();

    expect(await deleteAccount(await createUser(), { params: { userId: other.id } })).toBeRefused(403, "forbidden");
  });

  test("reports deleteCurrentUser as invalid for another user's account", async () => {
    const other = await createUser();

    expect(await deleteAccount(await createAdmin(), { params: { userId: other.id } })).toNameFields(
      "deleteCurrentUser",
    );
    expect(await exists(other)).toBe(true);
  });

  test("refuses an invalid value of deleteCurrentUser", async () => {
    expect(await deleteAccount(await createUser(), { query: { deleteCurrentUser: "perhaps" } })).toNameFields(
      "deleteCurrentUser",
    );
  });
});

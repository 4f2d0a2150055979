import fs from "node:fs";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { POST as AVATAR } from "@/app/api/v1/users/[userId]/avatar/route";
import { GET as DOWNLOAD } from "@/app/api/v1/users/me/export/[exportId]/download/route";
import { GET as EXPORT } from "@/app/api/v1/users/me/export/[exportId]/route";
import { GET as LATEST, POST } from "@/app/api/v1/users/me/export/route";
import { buildDataExport } from "@/lib/data-exports/build";
import { sweepDataExports } from "@/lib/data-exports/data-exports";
import { db } from "@/lib/db/db";
import { features } from "@/lib/features/features";
import { keyOf } from "@/lib/storage/storage";
import { type CallOptions, call, createSession, requestFor } from "../support/api";
import { runDueJobs } from "../support/due-jobs";
import { createAccessToken, createCustomPage, createProject, createUser, createWorkspace } from "../support/factories";
import { picture } from "../support/pictures";
import { refusesGuests } from "../support/refuses";
import { sendAndListMails } from "../support/sent-mails";
import { form, storedFiles, upload, uploadEntry, withDataFolder } from "../support/uploads";

const folder = withDataFolder();
afterEach(() => fs.rmSync(path.join(folder, "files"), { recursive: true, force: true }));

type User = { id: number };
const DAY_MS = 86_400_000;

const start = (as: User) => call(POST, { as });
const latestExport = async (as: User) => (await call(LATEST, { as })).json.export;
const read = (as: User, exportId: number) => call(EXPORT, { as, params: { exportId } });

async function download(exportId: number, options: CallOptions) {
  const response = await DOWNLOAD(await requestFor("GET", options), {
    params: Promise.resolve({ exportId: String(exportId) }),
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Creates an export and runs its job. Returns the finished export. */
async function createExport(as: User) {
  const { id } = (await start(as)).json.export;
  await runDueJobs("build-data-export");
  return (await read(as, id)).json.export;
}

async function unzipExport(as: User, exportId: number): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array((await download(exportId, { as })).bytes));
}

const JSON_FILES = [
  ...["account", "api-tokens", "custom-pages", "devices", "email-changes", "files"],
  ...["mails", "page-revisions", "sessions", "social-profiles", "workspaces"],
].map((name) => `${name}.json`);

describe("POST users/me/export", () => {
  refusesGuests((options) => call(POST, options));

  test("starts an export, which is ready once the job has run", async () => {
    const as = await createUser();

    const { status, json } = await start(as);

    expect(status).toBe(202);
    expect(json.export).toMatchObject({ status: "pending", progress: 0, url: null, expires_at: null });
    await runDueJobs("build-data-export");
    const { id } = json.export;
    const ready = await latestExport(as);
    expect(ready).toMatchObject({
      id,
      status: "ready",
      progress: 100,
      url: `http://localhost:3000/api/v1/users/me/export/${id}/download`,
    });
    expect(Date.parse(ready.expires_at) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
    expect((await download(id, { as })).bytes).toHaveLength(ready.size);
  });

  test("creates only one export for sixteen parallel calls", async () => {
    const as = await createUser();

    const responses = await Promise.all(Array.from({ length: 16 }, () => start(as)));

    expect(responses.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(15);
    expect(await db.dataExport.count()).toBe(1);
  });

  test("removes the previous export and its file", async () => {
    const as = await createUser();
    const before = await createExport(as);

    const after = await createExport(as);
    await runDueJobs("remove-stored-files");

    expect((await read(as, before.id)).status).toBe(404);
    expect((await download(after.id, { as })).status).toBe(200);
    expect(storedFiles(folder)).toHaveLength(1);
  });

  test("sends an email with a link, in the user's language, when the export is ready", async () => {
    const as = await createUser({ language: "de" });

    await createExport(as);

    const [mail] = await sendAndListMails(as.email);
    expect(mail).toMatchObject({ link: "http://localhost:3000/account-settings#my-data" });
    expect(mail?.subject).toMatch(/Daten/);
  });

  test("refuses a demo account", async () => {
    const as = await createUser();
    await db.user.update({ where: { id: as.id }, data: { isDemo: true } });

    expect(await start(as)).toBeRefused(403, "forbidden");
  });

  test("refuses an API token with limited abilities, as does the download", async () => {
    const user = await createUser();
    const limitedToken = await createAccessToken({ user, abilities: ["api.access"] });

    expect(await call(POST, { bearer: limitedToken })).toBeRefused(403, "forbidden");
    const fullToken = await createAccessToken({ user });
    const { status, json } = await call(POST, { bearer: fullToken });

    expect(status).toBe(202);
    await runDueJobs("build-data-export");
    expect((await download(json.export.id, { bearer: limitedToken })).status).toBe(403);
    expect((await download(json.export.id, { bearer: fullToken })).status).toBe(200);
  });
});

describe("the zip", () => {
  test("contains the user's data, and the user's files unchanged", async () => {
    const as = await createUser({ firstName: "Ines", password: "only-i-know-this" });
    await createSession(as);
    await createAccessToken({ user: as });
    await db.socialProfile.create({ data: { userId: as.id, service: "google", subject: "42", username: "ines" } });
    const page = await createCustomPage({ title: "Mine" });
    await db.customPage.update({ where: { id: page.id }, data: { ownerId: as.id } });
    const workspace = await createWorkspace({ owner: as });
    const note = await uploadEntry(as, "note.txt", "a note");
    const formOptions = await form([["file", { name: "me.png", bytes: await picture() }]]);
    await call(AVATAR, { as, params: { userId: as.id }, ...formOptions });

    const zip = await unzipExport(as, (await createExport(as)).id);

    expect(Object.keys(zip)).toEqual(
      expect.arrayContaining([...JSON_FILES, "avatar.webp", `files/${note.id}-note.txt`]),
    );
    const json = (name: string) => JSON.parse(strFromU8(zip[`${name}.json`] as Uint8Array));
    expect(json("account")).toMatchObject({ email: as.email, first_name: "Ines", roles: ["Users"], storage_bytes: 6 });
    expect(json("sessions")[0]).toMatchObject({ ip: expect.any(String), user_agent: expect.any(String) });
    expect(json("api-tokens")).toHaveLength(1);
    expect(json("social-profiles")[0]).toMatchObject({ service: "google", username: "ines" });
    expect(json("custom-pages")[0]).toMatchObject({ title: "Mine", slug: page.slug });
    expect(json("workspaces")[0]).toMatchObject({ id: workspace.id, is_owner: true });
    expect(json("files")[0]).toMatchObject({ name: "note.txt", size: 6, path: `files/${note.id}-note.txt` });
    expect(strFromU8(zip[`files/${note.id}-note.txt`] as Uint8Array)).toBe("a note");
  });

  test("contains each project with its document, and no project of other users", async () => {
    const as = await createUser();
    const projects = [await createProject({ owner: as }), await createProject({ owner: as })];
    await createProject({ owner: await createUser() });
    const document = { pages: [{ id: "home", component: { tagName: "svg", attributes: { viewBox: "0 0 1 1" } } }] };
    await db.projectDocument.updateMany({ data: { document: JSON.stringify(document) } });

    const zip = await unzipExport(as, (await createExport(as)).id);

    const rows = JSON.parse(strFromU8(zip["projects.json"] as Uint8Array));
    expect(rows).toEqual(projects.map(({ id, name }) => expect.objectContaining({ id, name, document })));
    expect(JSON.parse(strFromU8(zip["templates.json"] as Uint8Array))).toEqual([]);
  });

  test("contains no credentials and no data of other users", async () => {
    const as = await createUser({ password: "only-i-know-this" });
    const other = await createUser();
    await uploadEntry(other, "theirs.txt");
    const token = await createSession(as);
    await createAccessToken({ user: as });
    await db.user.update({ where: { id: as.id }, data: { twoFactorSecret: "a-two-factor-secret" } });

    const zip = await unzipExport(as, (await createExport(as)).id);

    const text = Object.values(zip)
      .map((bytes) => strFromU8(bytes))
      .join("\n");
    for (const secret of ["argon2", "hash", "a-two-factor-secret", token, "theirs.txt", other.email]) {
      expect(text).not.toContain(secret);
    }
  });

  test("contains the files of a workspace only for a current member", async () => {
    const [as, owner] = [await createUser(), await createUser()];
    const [formerWorkspace, currentWorkspace] = [
      await createWorkspace({ owner, members: [as] }),
      await createWorkspace({ owner, members: [as] }),
    ];
    await upload(as, { name: "left.txt", bytes: "a secret" }, { query: { workspaceId: formerWorkspace.id } });
    await upload(as, { name: "stayed.txt", bytes: "a note" }, { query: { workspaceId: currentWorkspace.id } });
    await db.workspaceMember.deleteMany({ where: { userId: as.id, workspaceId: formerWorkspace.id } });

    const names = Object.keys(await unzipExport(as, (await createExport(as)).id));

    expect(names.filter((name) => name.startsWith("files/"))).toEqual([expect.stringMatching(/-stayed\.txt$/)]);
  });

  test.each([
    ["../../etc/passwd", "_.._etc_passwd"],
    ["C:\\a.txt", "C__a.txt"],
    ["名.txt", "名.txt"],
    ["notes. ", "notes"],
    ["photo\u202Egnp.exe", "photognp.exe"],
    [`${"😀".repeat(121)}.txt`, `${"😀".repeat(24)}.txt`],
  ])("stores a file named %s inside the folder `files`", async (name, safe) => {
    const as = await createUser();
    const { id } = await uploadEntry(as);
    await db.fileEntry.update({ where: { id }, data: { name } });

    expect(Object.keys(await unzipExport(as, (await createExport(as)).id))).toContain(`files/${id}-${safe}`);
  });

  test("leaves out a file whose bytes are missing", async () => {
    const as = await createUser();
    const lostFile = await uploadEntry(as, "lost.txt");
    const keptFile = await uploadEntry(as, "kept.txt");
    fs.rmSync(path.join(folder, "files", keyOf("uploads", lostFile.file_name)));

    const names = Object.keys(await unzipExport(as, (await createExport(as)).id));

    expect(names).toContain(`files/${keptFile.id}-kept.txt`);
    expect(names).not.toContain(`files/${lostFile.id}-lost.txt`);
  });
});

describe("an export", () => {
  refusesGuests((options) => call(EXPORT, { ...options, params: { exportId: 1 } }));

  test("is hidden from other users and guests", async () => {
    const { id } = await createExport(await createUser());
    const as = await createUser();

    expect((await read(as, id)).status).toBe(404);
    expect((await download(id, { as })).status).toBe(404);
    expect((await download(id, {})).status).toBe(401);
    expect(await latestExport(as)).toBeNull();
  });

  test("is downloaded with a file name, and caches must revalidate it", async () => {
    const as = await createUser();
    const { headers } = await download((await createExport(as)).id, { as });

    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"/);
    expect(headers.get("cache-control")).toBe("private, no-cache");
  });

  test("cannot be downloaded before it is ready", async () => {
    const as = await createUser();
    const { id } = (await start(as)).json.export;

    expect((await download(id, { as })).status).toBe(404);
  });

  test("cannot be downloaded once it has expired, and is then deleted with its file", async () => {
    const as = await createUser();
    const { id } = await createExport(as);
    await db.dataExport.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });

    expect((await download(id, { as })).status).toBe(404);
    await sweepDataExports();
    await runDueJobs("remove-stored-files");

    expect(await db.dataExport.count()).toBe(0);
    expect(storedFiles(folder)).toEqual([]);
  });

  test("that has not expired is not deleted by the sweep", async () => {
    const as = await createUser();
    const { id } = await createExport(as);

    await sweepDataExports();
    await runDueJobs("remove-stored-files");

    expect((await download(id, { as })).status).toBe(200);
  });

  test("can be downloaded after its job has run twice at the same time", async () => {
    const as = await createUser();
    const { id } = (await start(as)).json.export;
    const run = { attempt: 1, lastAttempt: true, signal: new AbortController().signal, features };

    await Promise.all([buildDataExport({ exportId: id }, run), buildDataExport({ exportId: id }, run)]);

    expect(Object.keys(await unzipExport(as, id))).toEqual(expect.arrayContaining(JSON_FILES));
  });

  test("that fails at its last attempt leaves no file, and another export can be started", async () => {
    const as = await createUser();
    const { id } = (await start(as)).json.export;
    const controller = new AbortController();
    controller.abort(new Error("The process is stopping."));
    const run = { attempt: 3, lastAttempt: true, signal: controller.signal, features };

    await expect(buildDataExport({ exportId: id }, run)).rejects.toThrow();

    expect(await latestExport(as)).toMatchObject({ status: "failed", url: null });
    expect(storedFiles(folder)).toEqual([]);
    expect((await start(as)).status).toBe(202);
  });

  test("that fails before its last attempt is tried again", async () => {
    const as = await createUser();
    const { id } = (await start(as)).json.export;
    const controller = new AbortController();
    controller.abort(new Error("The process is stopping."));
    const run = { attempt: 1, lastAttempt: false, signal: controller.signal, features };

    await expect(buildDataExport({ exportId: id }, run)).rejects.toThrow();
    expect(await latestExport(as)).toMatchObject({ status: "pending" });
    await runDueJobs("build-data-export");

    expect(await latestExport(as)).toMatchObject({ status: "ready" });
  });
});

import fs from "node:fs";
import path from "node:path";
import { DELETE, POST } from "@/app/api/v1/workspaces/[workspaceId]/picture/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { runDueJobs } from "../support/due-jobs";
import { addMember, createUser, createWorkspace } from "../support/factories";
import { picture } from "../support/pictures";
import { refusesGuests } from "../support/refuses";
import { form, storedFiles, withDataFolder } from "../support/uploads";

const folder = withDataFolder();
afterEach(() => fs.rmSync(path.join(folder, "files"), { recursive: true, force: true }));

type Person = { id: number };

async function send(as: Person | undefined, workspaceId: number, bytes?: Uint8Array | string) {
  const formOptions = await form([
    ["file", { name: "a.png", type: "image/png", bytes: bytes ?? (await picture("png")) }],
  ]);
  return call(POST, { as, params: { workspaceId }, ...formOptions });
}

describe("POST workspaces/{id}/picture", () => {
  refusesGuests(() => send(undefined, 1));

  test("sets the picture, and removes the previous one", async () => {
    const owner = await createUser();
    const { id } = await createWorkspace({ owner });
    const first = (await send(owner, id)).json.workspace.picture;

    const second = (await send(owner, id)).json.workspace.picture;
    await runDueJobs("remove-stored-files");

    expect(second).toMatch(/\/files\/avatars\/[\w-]{24}$/);
    expect(second).not.toBe(first);
    expect(storedFiles(folder)).toHaveLength(1);
  });

  test("is refused to a member without workspaces.update, and is 404 for a stranger", async () => {
    const [owner, member] = [await createUser(), await createUser()];
    const { id } = await createWorkspace({ owner });
    await addMember(id, member, ["projects.create"]);

    expect(await send(member, id)).toBeRefused(403, "forbidden");
    expect(await send(await createUser(), id)).toBeRefused(404, "not_found");
  });

  test("refuses a file that is not an image, and names the field", async () => {
    const owner = await createUser();
    const { id } = await createWorkspace({ owner });

    expect(await send(owner, id, "words")).toNameFields("file");
  });
});

describe("DELETE workspaces/{id}/picture", () => {
  refusesGuests((options) => call(DELETE, { ...options, params: { workspaceId: 1 } }));

  test("removes the picture and its file", async () => {
    const owner = await createUser();
    const { id } = await createWorkspace({ owner });
    await send(owner, id);

    const { json } = await call(DELETE, { as: owner, params: { workspaceId: id } });
    await runDueJobs("remove-stored-files");

    expect(json.workspace.picture).toBeNull();
    expect(await db.workspace.findUnique({ where: { id } })).toMatchObject({ picture: null });
    expect(storedFiles(folder)).toEqual([]);
  });

  test("is 404 for a stranger", async () => {
    const { id } = await createWorkspace({ owner: await createUser() });

    expect(await call(DELETE, { as: await createUser(), params: { workspaceId: id } })).toBeRefused(404, "not_found");
  });
});

import { GET as LIST } from "@/app/api/v1/me/workspaces/route";
import { POST as CREATE_PROJECT } from "@/app/api/v1/projects/route";
import { DELETE as REMOVE_MEMBER } from "@/app/api/v1/workspaces/[workspaceId]/members/[userId]/route";
import { GET } from "@/app/api/v1/workspaces/[workspaceId]/route";
import { POST as ACCEPT, DELETE as DECLINE } from "@/app/api/v1/workspaces/[workspaceId]/transfer/acceptance/route";
import { POST as ASK, DELETE as CANCEL } from "@/app/api/v1/workspaces/[workspaceId]/transfer/route";
import { db } from "@/lib/db/db";
import { sweepExpired } from "@/lib/jobs/sweep";
import { workspaces } from "@/lib/workspaces/feature";
import { call } from "../support/api";
import { confirmed } from "../support/confirmed-session";
import { createAccessToken, createUser, createWorkspace } from "../support/factories";
import { refusesGuests } from "../support/refuses";

type Person = { id: number };

const DAY_MS = 86_400_000;

const params = (workspaceId: number) => ({ workspaceId });
const ask = async (as: Person, id: number, user: Person) =>
  call(ASK, { ...(await confirmed(as)), params: params(id), body: { user_id: user.id } });
const cancel = (as: Person, id: number) => call(CANCEL, { as, params: params(id) });
const accept = (as: Person, id: number) => call(ACCEPT, { as, params: params(id) });
const decline = (as: Person, id: number) => call(DECLINE, { as, params: params(id) });
const transferOf = async (as: Person, id: number) =>
  (await call(GET, { as, params: params(id) })).json.workspace.transfer;
const listedTransferOf = async (as: Person, id: number) =>
  (await call(LIST, { as })).json.workspaces.find((row: { id: number }) => row.id === id).transfer;
const ownerOf = async (id: number) => (await db.workspace.findUniqueOrThrow({ where: { id } })).ownerId;
const contentUseOf = async ({ id: userId }: Person) => await db.contentUse.findUnique({ where: { userId } });
const noticesOf = async ({ id: userId }: Person) =>
  (await db.notification.findMany({ where: { userId }, select: { type: true } })).map(({ type }) => type);
const createProjectIn = (as: Person, workspaceId: number) =>
  call(CREATE_PROJECT, { as, query: { workspaceId }, body: { name: "Tea house" } });

async function createTeam() {
  const [owner, member, other] = [await createUser(), await createUser(), await createUser()];
  return { owner, member, other, ...(await createWorkspace({ owner, members: [member, other] })) };
}

async function createAskedTeam() {
  const team = await createTeam();
  await ask(team.owner, team.id, team.member);
  return team;
}

const expire = (workspaceId: number) =>
  db.workspaceTransfer.update({ where: { workspaceId }, data: { expiresAt: new Date(Date.now() - 1) } });

describe("POST workspaces/{id}/transfer", () => {
  refusesGuests((options) => call(ASK, { ...options, params: params(1), body: { user_id: 1 } }));

  test("asks the member by a notice and an email, for seven days, and changes nothing yet", async () => {
    const { owner, member, other, id } = await createTeam();

    const { json } = await ask(owner, id, member);

    const { user, expires_at } = json.workspace.transfer;
    expect(user.id).toBe(member.id);
    expect(Math.round((Date.parse(expires_at) - Date.now()) / DAY_MS)).toBe(7);
    expect(await transferOf(member, id)).toEqual(json.workspace.transfer);
    expect(await transferOf(other, id)).toBeNull();
    expect(await ownerOf(id)).toBe(owner.id);
    expect(await noticesOf(member)).toEqual(["workspaces.transfer-asked"]);
    expect(await db.mailMessage.findMany({ where: { to: member.email } })).toMatchObject([
      { text: expect.stringContaining(`/dashboard/workspaces/${id}`) },
    ]);
  });

  test("needs a confirmed password, and no token can do it", async () => {
    const { owner, member, id } = await createTeam();
    const options = { params: params(id), body: { user_id: member.id } };

    expect(await call(ASK, { as: owner, ...options })).toBeRefused(423, "password_required");
    const bearer = await createAccessToken({ user: owner });
    expect(await call(ASK, { bearer, ...options })).toBeRefused(403, "forbidden");
    expect(await transferOf(owner, id)).toBeNull();
  });

  test("is refused while another member is asked, even in concurrent calls", async () => {
    const { owner, member, other, id } = await createTeam();

    const responses = await Promise.all([ask(owner, id, member), ask(owner, id, other), ask(owner, id, member)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await expire(id);
    expect((await ask(owner, id, other)).status).toBe(200);
  });

  test("can be asked ten times in an hour, because each question is emailed", async () => {
    const { owner, member, id } = await createTeam();
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(owner, id, member)).status).toBe(200);
      await cancel(owner, id);
    }

    expect(await ask(owner, id, member)).toBeRefused(429, "too_many_requests");
    expect(await db.mailMessage.count({ where: { to: member.email } })).toBe(10);
  });

  test("is refused if the content exceeds the limits of the new owner", async () => {
    const owner = await createUser();
    const member = await createUser({
      roles: [],
      permissions: ["workspaces.create", { name: "projects.create", restrictions: [{ name: "count", value: 0 }] }],
    });
    const { id } = await createWorkspace({ owner, members: [member] });
    await createProjectIn(owner, id);

    expect(await ask(owner, id, member)).toBeRefused(403, "limit_reached");
    expect(await transferOf(owner, id)).toBeNull();
  });

  test("is refused if the new owner may not have workspaces, and says so", async () => {
    const owner = await createUser();
    const member = await createUser({ roles: [], permissions: ["projects.create"] });
    const { id } = await createWorkspace({ owner, members: [member] });

    const response = await ask(owner, id, member);

    expect(response).toBeRefused(403, "limit_reached");
    expect(response.json.message).toBe("That member is not allowed to own workspaces.");
  });

  test("does not accept the current owner or a user who is not a member, and names the field", async () => {
    const { owner, id } = await createTeam();

    expect(await ask(owner, id, await createUser())).toNameFields("user_id");
    expect(await ask(owner, id, owner)).toNameFields("user_id");
  });

  test("is refused to a member who manages the workspace, and is 404 for a stranger", async () => {
    const { member, other, id } = await createTeam();

    expect(await ask(member, id, other)).toBeRefused(403, "forbidden");
    expect(await ask(await createUser(), id, member)).toBeRefused(404, "not_found");
  });
});

describe("DELETE workspaces/{id}/transfer", () => {
  refusesGuests((options) => call(CANCEL, { ...options, params: params(1) }));

  test("takes the question back, so that it can no longer be accepted", async () => {
    const { owner, member, id } = await createAskedTeam();

    expect((await cancel(owner, id)).json.workspace.transfer).toBeNull();

    expect(await accept(member, id)).toBeRefused(404, "not_found");
    expect(await cancel(owner, id)).toBeRefused(404, "not_found");
  });

  test("is refused to a member who manages the workspace, and is 404 for a stranger", async () => {
    const { member, id } = await createAskedTeam();

    expect(await cancel(member, id)).toBeRefused(403, "forbidden");
    expect(await cancel(await createUser(), id)).toBeRefused(404, "not_found");
  });
});

describe("POST workspaces/{id}/transfer/acceptance", () => {
  refusesGuests((options) => call(ACCEPT, { ...options, params: params(1) }));

  test("makes the member the owner, and the content then counts towards their limits", async () => {
    const { owner, member, id } = await createTeam();
    await createProjectIn(owner, id);
    await ask(owner, id, member);

    const { json } = await accept(member, id);

    expect(json.workspace).toMatchObject({ is_owner: true, transfer: null });
    expect([await contentUseOf(owner), await contentUseOf(member)]).toMatchObject([
      { projects: 0 },
      { projects: 1, workspaces: 1 },
    ]);
    expect(await noticesOf(owner)).toEqual(["workspaces.transferred"]);
    const leave = { as: owner, params: { workspaceId: id, userId: owner.id } };
    expect((await call(REMOVE_MEMBER, leave)).status).toBe(200);
  });

  test("works once, also if it is sent several times at once or while the owner cancels", async () => {
    const { owner, member, id } = await createAskedTeam();

    const [cancelled, ...accepted] = await Promise.all([cancel(owner, id), accept(member, id), accept(member, id)]);

    const successes = [cancelled, ...accepted].filter((response) => response?.status === 200);
    expect(successes).toHaveLength(1);
    expect(await ownerOf(id)).toBe(successes[0] === cancelled ? owner.id : member.id);
  });

  test("is 404 for everyone else, and 403 for a token", async () => {
    const { owner, member, other, id } = await createAskedTeam();

    expect(await accept(owner, id)).toBeRefused(404, "not_found");
    expect(await accept(other, id)).toBeRefused(404, "not_found");
    expect(await accept(await createUser(), id)).toBeRefused(404, "not_found");
    const bearer = await createAccessToken({ user: member });
    expect(await call(ACCEPT, { bearer, params: params(id) })).toBeRefused(403, "forbidden");
    expect(await ownerOf(id)).toBe(owner.id);
  });

  test("is 404 after seven days, and the question is then removed", async () => {
    const { owner, member, id } = await createAskedTeam();
    await expire(id);

    expect(await accept(member, id)).toBeRefused(404, "not_found");
    expect(await transferOf(owner, id)).toBeNull();
    await sweepExpired(null, { features: [workspaces] });
    expect(await db.workspaceTransfer.count()).toBe(0);
  });

  test("is refused if the content has outgrown the new owner's limits, and then changes nothing", async () => {
    const owner = await createUser();
    const member = await createUser({
      roles: [],
      permissions: ["workspaces.create", { name: "projects.create", restrictions: [{ name: "count", value: 0 }] }],
    });
    const { id } = await createWorkspace({ owner, members: [member] });
    await ask(owner, id, member);
    await createProjectIn(owner, id);

    const refusal = await accept(member, id);

    expect(refusal).toBeRefused(403, "limit_reached");
    expect(refusal.json.message).toBe("This workspace would exceed your limits.");
    expect(await ownerOf(id)).toBe(owner.id);
    expect(await contentUseOf(member)).toBeNull();
    expect(await transferOf(member, id)).not.toBeNull();
  });

  test("is 404 for a member who was removed since they were asked", async () => {
    const { owner, member, id } = await createAskedTeam();
    await call(REMOVE_MEMBER, { as: owner, params: { workspaceId: id, userId: member.id } });

    expect(await accept(member, id)).toBeRefused(404, "not_found");
    expect(await transferOf(owner, id)).toBeNull();
  });
});

describe("DELETE workspaces/{id}/transfer/acceptance", () => {
  refusesGuests((options) => call(DECLINE, { ...options, params: params(1) }));

  test("declines, which the owner is told", async () => {
    const { owner, member, id } = await createAskedTeam();

    expect((await decline(member, id)).json.workspace).toMatchObject({ is_owner: false, transfer: null });

    expect(await noticesOf(owner)).toEqual(["workspaces.transfer-declined"]);
    expect(await accept(member, id)).toBeRefused(404, "not_found");
  });

  test("is 404 for everyone who was not asked", async () => {
    const { owner, other, id } = await createAskedTeam();

    expect(await decline(owner, id)).toBeRefused(404, "not_found");
    expect(await decline(other, id)).toBeRefused(404, "not_found");
  });
});

describe("the list of one's own workspaces", () => {
  test("says who is asked, to the owner and to that member", async () => {
    const { owner, member, other, id } = await createAskedTeam();
    await createTeam();

    const transfer = await transferOf(owner, id);

    expect(transfer.user.id).toBe(member.id);
    expect(await listedTransferOf(owner, id)).toEqual(transfer);
    expect(await listedTransferOf(member, id)).toEqual(transfer);
    expect(await listedTransferOf(other, id)).toBeNull();
  });

  test("leaves out a question that has expired", async () => {
    const { owner, id } = await createAskedTeam();
    await expire(id);

    expect(await listedTransferOf(owner, id)).toBeNull();
  });
});

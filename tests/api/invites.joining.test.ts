import { PUT as SAVE_SETTINGS } from "@/app/api/v1/settings/route";
import { DELETE, GET as SHOW } from "@/app/api/v1/workspace/invite/[inviteId]/route";
import { GET as JOIN } from "@/app/api/v1/workspace/join/[inviteId]/route";
import { db } from "@/lib/db/db";
import { type CallOptions, call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createAdmin, createInvite, createUser, createWorkspace } from "../support/factories";

type Person = { id: number };

const join = (as: Person, inviteId: string) => call(JOIN, { as, params: { inviteId } });
const show = (inviteId: string, options: CallOptions = {}) => call(SHOW, { params: { inviteId }, ...options });
const decline = (as: Person, inviteId: string) => call(DELETE, { as, params: { inviteId } });

async function createInvitedUser(expiresAt?: Date) {
  const owner = await createUser({ firstName: "Ines", lastName: "Okafor" });
  const workspace = await createWorkspace({ owner, name: "Studio" });
  const user = await createUser();
  const invite = await createInvite({
    workspace,
    email: user.email,
    inviter: owner,
    ...(expiresAt && { expiresAt }),
  });
  return { owner, user, workspace, inviteId: invite.id };
}

async function limitMembers({ id }: Person, value: number) {
  await db.roleUser.deleteMany({ where: { userId: id } });
  const permissions = [{ name: "workspaces.create", restrictions: [{ name: "members", value }] }];
  await db.user.update({ where: { id }, data: { permissions } });
}

/** Changes the settings so that users need not verify their address. */
async function allowUnverifiedAccounts() {
  const session = await startConfirmedSession(await createAdmin());
  await call(SAVE_SETTINGS, { session, body: { auth: { require_email_confirmation: false } } });
}

const createExpiredInvite = () => createInvitedUser(new Date(Date.now() - 1000));
const UNKNOWN_ID = "A".repeat(43);
const NO_LONGER_VALID = { status: 404, json: { message: "This invite is no longer valid" } };

describe("GET workspace/invite/{inviteId}", () => {
  test("shows anyone the workspace, the inviter and a masked email address", async () => {
    const { user, inviteId } = await createInvitedUser();

    const { invite } = (await show(inviteId)).json;

    expect(invite).toMatchObject({
      workspace: { name: "Studio" },
      inviter: "Ines Okafor",
      email: `${user.email.slice(0, 2)}****`,
      role: "Workspace editor",
      is_for_caller: false,
    });
  });

  test("shows the invited person that the invite is theirs, and adds no member", async () => {
    const { user, inviteId } = await createInvitedUser();

    expect((await show(inviteId, { as: user })).json.invite.is_for_caller).toBe(true);
    expect(await db.workspaceMember.count({ where: { userId: user.id } })).toBe(0);
  });

  test("tells only the invited person that they must verify their address", async () => {
    const { user, inviteId } = await createInvitedUser();
    const stranger = await createUser({ verified: false });
    await allowUnverifiedAccounts();
    await db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: null } });

    expect((await show(inviteId, { as: user })).json.invite).toMatchObject({
      is_for_caller: false,
      must_verify_email: true,
    });
    expect((await show(inviteId, { as: stranger })).json.invite.must_verify_email).toBe(false);
    expect((await show(inviteId)).json.invite.must_verify_email).toBe(false);
  });

  test("is 404 for an unknown id, a malformed id and an expired invite", async () => {
    const { inviteId } = await createExpiredInvite();

    expect(await show(UNKNOWN_ID)).toBeRefused(404, "not_found");
    expect(await show(inviteId)).toMatchObject(NO_LONGER_VALID);
    expect(await show("short")).toBeRefused(404, "not_found");
  });

  test("is 404 once the workspace is deleted", async () => {
    const { workspace, inviteId } = await createInvitedUser();
    await db.workspace.update({ where: { id: workspace.id }, data: { deletedAt: new Date() } });

    expect(await show(inviteId)).toBeRefused(404, "not_found");
  });
});

describe("GET workspace/join/{inviteId}", () => {
  test("makes the invited person a member with the role of the invite; the second call is 404", async () => {
    const { user, workspace, inviteId } = await createInvitedUser();

    const response = await join(user, inviteId);

    expect(response.json.workspace).toMatchObject({ id: workspace.id, role: { name: "Workspace editor" } });
    expect(await join(user, inviteId)).toBeRefused(404, "not_found");
    expect(await db.workspaceEvent.findFirst()).toMatchObject({ action: "member.joined", userId: user.id });
  });

  test("refuses a guest", async () => {
    const { inviteId } = await createInvitedUser();

    expect(await call(JOIN, { params: { inviteId } })).toBeRefused(401, "unauthenticated");
  });

  test.each([
    ["without a CSRF token", { "x-xsrf-token": null }],
    ["with a wrong CSRF token", { "x-xsrf-token": "wrong" }],
    ["from another site", { "sec-fetch-site": "cross-site" }],
  ])("%s makes nobody a member, so a mail scanner or a link cannot accept an invite", async (_, headers) => {
    const { user, inviteId } = await createInvitedUser();

    const response = await call(JOIN, { as: user, params: { inviteId }, headers });

    expect(response).toBeRefused(419, "csrf_mismatch");
    expect(await db.workspaceMember.count({ where: { userId: user.id } })).toBe(0);
  });

  test("is 404 for another user, even one who manages the workspace", async () => {
    const { owner, inviteId } = await createInvitedUser();

    expect(await join(await createUser(), inviteId)).toBeRefused(404, "not_found");
    expect(await join(owner, inviteId)).toMatchObject(NO_LONGER_VALID);
  });

  test("is 404 for an address that is not verified", async () => {
    const { user, inviteId } = await createInvitedUser();
    await allowUnverifiedAccounts();
    await db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: null } });

    expect(await join(user, inviteId)).toBeRefused(404, "not_found");
    expect(await db.workspaceMember.count({ where: { userId: user.id } })).toBe(0);
  });

  test("is 404 for an expired invite", async () => {
    const { user, inviteId } = await createExpiredInvite();

    expect(await join(user, inviteId)).toBeRefused(404, "not_found");
  });

  test("refuses an API token", async () => {
    const { user, inviteId } = await createInvitedUser();
    const bearer = await createAccessToken({ user });

    expect(await call(JOIN, { bearer, params: { inviteId } })).toBeRefused(403, "forbidden");
  });

  test("adds the user only once in sixteen concurrent calls", async () => {
    const { user, workspace, inviteId } = await createInvitedUser();

    const responses = await Promise.all(Array.from({ length: 16 }, () => join(user, inviteId)));

    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 15 }, () => 404)]);
    expect(await db.workspaceMember.count({ where: { workspaceId: workspace.id, userId: user.id } })).toBe(1);
  });

  test("uses up an invite to an existing member, even if the workspace has reached its owner's limit of members", async () => {
    const { owner, user, workspace, inviteId } = await createInvitedUser();
    await join(user, inviteId);
    const secondInvite = await createInvite({ workspace, email: user.email });
    await limitMembers(owner, 2);

    expect((await join(user, secondInvite.id)).status).toBe(200);
    expect(await db.workspaceInvite.count()).toBe(0);
  });

  test("is refused when the workspace has reached its owner's limit of members, and keeps the invite", async () => {
    const { owner, user, inviteId } = await createInvitedUser();
    await limitMembers(owner, 1);

    expect(await join(user, inviteId)).toBeRefused(403, "limit_reached");
    expect(await db.workspaceInvite.count()).toBe(1);
  });
});

describe("DELETE workspace/invite/{inviteId} by the invited person", () => {
  test("declines the invite", async () => {
    const { user, inviteId } = await createInvitedUser();

    expect((await decline(user, inviteId)).status).toBe(200);
    expect(await join(user, inviteId)).toBeRefused(404, "not_found");
    expect(await db.workspaceEvent.findFirst()).toMatchObject({ action: "invite.declined" });
  });

  test("is 404 for an expired or unknown invite", async () => {
    const { user, inviteId } = await createExpiredInvite();

    expect(await decline(user, inviteId)).toMatchObject(NO_LONGER_VALID);
    expect(await decline(user, UNKNOWN_ID)).toBeRefused(404, "not_found");
  });
});

import { DELETE } from "@/app/api/v1/workspace/invite/[inviteId]/route";
import { POST as RESEND } from "@/app/api/v1/workspaces/[workspaceId]/invites/[inviteId]/resend/route";
import { GET, POST } from "@/app/api/v1/workspaces/[workspaceId]/invites/route";
import { PUT as CHANGE_ROLE, DELETE as REMOVE } from "@/app/api/v1/workspaces/[workspaceId]/members/[userId]/route";
import { POST as ACCEPT } from "@/app/api/v1/workspaces/[workspaceId]/transfer/acceptance/route";
import { POST as TRANSFER } from "@/app/api/v1/workspaces/[workspaceId]/transfer/route";
import { db } from "@/lib/db/db";
import type { Permission } from "@/lib/permissions/permissions";
import { call } from "../support/api";
import { confirmed } from "../support/confirmed-session";
import {
  addMember,
  createInvite,
  createRole,
  createUser,
  createWorkspace,
  getSeededRole,
  unique,
} from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { sendAndListMails } from "../support/sent-mails";

type Person = { id: number };

const newEmail = () => `${unique("invited")}@example.com`;
const past = () => new Date(Date.now() - 1000);
const findRoleId = async (key = "workspace-editor") => (await getSeededRole(key)).id;

async function invite(as: Person, workspaceId: number, emails: unknown, role_id?: number) {
  const body = { emails, role_id: role_id ?? (await findRoleId()) };
  return call(POST, { as, params: { workspaceId }, body });
}
const list = (as: Person, workspaceId: number) => call(GET, { as, params: { workspaceId } });
const resend = (as: Person, workspaceId: number, inviteId: string) =>
  call(RESEND, { as, params: { workspaceId, inviteId } });
const cancel = (as: Person, inviteId: string) => call(DELETE, { as, params: { inviteId } });

async function createStudio() {
  const owner = await createUser({ firstName: "Ines", lastName: "Okafor" });
  return { owner, ...(await createWorkspace({ owner, name: "Studio" })) };
}

async function createStudioWithEditor() {
  const { owner, id } = await createStudio();
  const editor = await createUser();
  await addMember(id, editor, ["projects.create"]);
  return { owner, editor, id };
}

describe("POST workspaces/{id}/invites", () => {
  refusesGuests((options) => call(POST, { ...options, params: { workspaceId: 1 }, body: { emails: [], role_id: 1 } }));

  test("emails each address a link with an id that nobody can guess", async () => {
    const { owner, id } = await createStudio();
    const emails = [newEmail(), newEmail()];

    const response = await invite(owner, id, emails);

    expect(response.status).toBe(201);
    expect(response.json.invites).toMatchObject(emails.map((email) => ({ email, role: { name: "Workspace editor" } })));
    for (const [index, email] of emails.entries()) {
      const { id: inviteId } = response.json.invites[index];
      const [mail] = await sendAndListMails(email);
      expect(mail?.subject).toMatch(/^Ines Okafor invited you to Studio on /);
      expect(mail?.link).toContain(`/workspace/join/${inviteId}?email=`);
      expect(inviteId).toMatch(/^[\w-]{43}$/);
    }
  });

  test("creates an invite that is open for 14 days", async () => {
    const { owner, id } = await createStudio();

    const { expires_at, created_at } = (await invite(owner, id, [newEmail()])).json.invites[0];

    const days = (Date.parse(expires_at) - Date.parse(created_at)) / (24 * 60 * 60 * 1000);
    expect(Math.round(days)).toBe(14);
  });

  test("reports addresses that belong to members or have open invites, and invites nobody", async () => {
    const { owner, id } = await createStudio();
    const member = await createUser();
    await addMember(id, member, ["projects.create"]);
    const { email } = await createInvite({ workspace: { id } });

    const response = await invite(owner, id, [newEmail(), member.email, email.toUpperCase()]);

    expect(response).toNameFields("emails");
    expect(response.json.errors.emails).toEqual([
      `${member.email} is already a member.`,
      `${email} already has an open invite.`,
    ]);
    expect(await db.workspaceInvite.count()).toBe(1);
    expect(await db.mailMessage.count()).toBe(0);
  });

  test("replaces an invite that has expired", async () => {
    const { owner, id } = await createStudio();
    const { email } = await createInvite({ workspace: { id }, expiresAt: past() });

    expect((await invite(owner, id, [email])).status).toBe(201);
    expect(await db.workspaceInvite.count()).toBe(1);
  });

  test.each([
    [[]],
    [["nobody"]],
    [Array.from({ length: 21 }, (_, index) => `p${index}@example.com`)],
    ["a@example.com"],
  ])("refuses the addresses %j, and names the field", async (emails) => {
    const { owner, id } = await createStudio();

    const response = await invite(owner, id, emails);

    expect(response.status).toBe(422);
    expect(Object.keys(response.json.errors)[0]).toMatch(/^emails/);
  });

  test("refuses a role that is not a workspace role, and names the field", async () => {
    const { owner, id } = await createStudio();

    expect(await invite(owner, id, [newEmail()], await findRoleId("admin"))).toNameFields("role_id");
  });

  test("is refused if members and invites would exceed the owner's limit", async () => {
    const owner = await createUser({
      roles: [],
      permissions: [{ name: "workspaces.create", restrictions: [{ name: "members", value: 3 }] }],
    });
    const { id } = await createWorkspace({ owner });
    await invite(owner, id, [newEmail()]);

    expect(await invite(owner, id, [newEmail(), newEmail()])).toBeRefused(403, "limit_reached");
    expect((await invite(owner, id, [newEmail()])).status).toBe(201);
  });

  test("invites an address once, even in concurrent calls", async () => {
    const { owner, id } = await createStudio();
    const email = newEmail();

    const responses = await Promise.all(Array.from({ length: 5 }, () => invite(owner, id, [email])));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
    expect(await sendAndListMails(email)).toHaveLength(1);
  });

  test("mails an address five times a day for one sender, also if the invites were cancelled", async () => {
    const { owner, id } = await createStudio();
    const email = newEmail();
    for (let count = 0; count < 5; count += 1) {
      const { json } = await invite(owner, id, [email]);
      await cancel(owner, json.invites[0].id);
    }

    expect(await invite(owner, id, [newEmail(), email])).toBeRefused(429, "too_many_requests");
    expect((await invite(owner, id, [newEmail()])).status).toBe(201);
    expect(await sendAndListMails(email)).toHaveLength(5);
  });

  test("mails an address fifteen times a day for all senders together", async () => {
    const email = newEmail();
    const inviteFrom = async () => {
      const { owner, id } = await createStudio();
      return invite(owner, id, [email.toUpperCase()]);
    };
    for (let count = 0; count < 15; count += 1) expect((await inviteFrom()).status).toBe(201);

    expect(await inviteFrom()).toBeRefused(429, "too_many_requests");
  });

  test("is 403 for a member who may not manage the workspace, and 404 for a stranger", async () => {
    const { editor, id } = await createStudioWithEditor();

    expect(await invite(editor, id, [newEmail()])).toBeRefused(403, "forbidden");
    expect(await invite(await createUser(), id, [newEmail()])).toBeRefused(404, "not_found");
  });

  test("refuses a role with more permissions than the manager has", async () => {
    const { id } = await createStudio();
    const manager = await createUser();
    await addMember(id, manager, ["workspaces.update"]);

    expect(await invite(manager, id, [newEmail()])).toBeRefused(403, "forbidden");
  });
});

describe("GET workspaces/{id}/invites", () => {
  refusesGuests((options) => call(GET, { ...options, params: { workspaceId: 1 } }));

  test("lists the open invites", async () => {
    const { owner, id } = await createStudio();
    const openInvite = await createInvite({ workspace: { id }, inviter: owner });
    await createInvite({ workspace: { id }, expiresAt: past() });
    await createInvite({ workspace: await createWorkspace({ owner }) });

    const { data } = (await list(owner, id)).json.pagination;

    expect(data).toMatchObject([
      { id: openInvite.id, email: openInvite.email, inviter: { display_name: "Ines Okafor" } },
    ]);
  });

  test("is 403 for a member who may not manage the workspace, and 404 for a stranger", async () => {
    const { editor, id } = await createStudioWithEditor();

    expect(await list(editor, id)).toBeRefused(403, "forbidden");
    expect(await list(await createUser(), id)).toBeRefused(404, "not_found");
  });
});

describe("POST workspaces/{id}/invites/{inviteId}/resend", () => {
  refusesGuests((options) => call(RESEND, { ...options, params: { workspaceId: 1, inviteId: "a".repeat(43) } }));

  test("sends the same link again and keeps the invite open for another 14 days", async () => {
    const { owner, id } = await createStudio();
    const soon = new Date(Date.now() + 60_000);
    const { id: inviteId, email } = await createInvite({ workspace: { id }, expiresAt: soon });

    const response = await resend(owner, id, inviteId);

    const days = (Date.parse(response.json.invite.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    expect((await sendAndListMails(email))[0]?.link).toContain(inviteId);
  });

  test("is refused within a minute of the last resend", async () => {
    const { owner, id } = await createStudio();
    const { id: inviteId } = await createInvite({ workspace: { id } });
    await resend(owner, id, inviteId);

    expect(await resend(owner, id, inviteId)).toBeRefused(429, "too_many_requests");
  });

  test("counts towards the emails that a sender may send to the address in a day", async () => {
    const { owner, id } = await createStudio();
    const { id: inviteId, email } = await createInvite({ workspace: { id } });
    const { id: otherId } = await createWorkspace({ owner });
    for (let count = 0; count < 5; count += 1) {
      const { json } = await invite(owner, otherId, [email]);
      await cancel(owner, json.invites[0].id);
    }

    expect(await resend(owner, id, inviteId)).toBeRefused(429, "too_many_requests");
  });

  test("is 404 for an invite of another workspace, an expired invite and a stranger, and 403 for a member", async () => {
    const { owner, editor, id } = await createStudioWithEditor();
    const { id: foreignId } = await createInvite({ workspace: await createWorkspace({ owner }) });
    const { id: expiredId } = await createInvite({ workspace: { id }, expiresAt: past() });
    const { id: openId } = await createInvite({ workspace: { id } });

    expect(await resend(owner, id, foreignId)).toBeRefused(404, "not_found");
    expect(await resend(owner, id, expiredId)).toBeRefused(404, "not_found");
    expect(await resend(await createUser(), id, openId)).toBeRefused(404, "not_found");
    expect(await resend(editor, id, openId)).toBeRefused(403, "forbidden");
  });
});

describe("DELETE workspace/invite/{inviteId} by a manager", () => {
  refusesGuests((options) => call(DELETE, { ...options, params: { inviteId: "a".repeat(43) } }));

  test("cancels the invite", async () => {
    const { owner, id } = await createStudio();
    const { id: inviteId } = await createInvite({ workspace: { id } });

    expect((await cancel(owner, inviteId)).status).toBe(200);
    expect(await db.workspaceInvite.count()).toBe(0);
    expect(await db.workspaceEvent.findFirst()).toMatchObject({ action: "invite.cancelled", userId: owner.id });
  });

  test("is 404 for a member who may not manage the workspace, and for a stranger", async () => {
    const { editor, id } = await createStudioWithEditor();
    const { id: inviteId } = await createInvite({ workspace: { id } });

    expect(await cancel(editor, inviteId)).toBeRefused(404, "not_found");
    expect(await cancel(await createUser(), inviteId)).toBeRefused(404, "not_found");
  });
});

test("removing a member cancels only the invites that they have sent", async () => {
  const { owner, id } = await createStudio();
  const manager = await createUser();
  await addMember(id, manager, ["workspaces.update"]);
  await createInvite({ workspace: { id }, inviter: manager });
  const ownersInvite = await createInvite({ workspace: { id }, inviter: owner });

  await call(REMOVE, { as: owner, params: { workspaceId: id, userId: manager.id } });

  expect(await db.workspaceInvite.findMany()).toMatchObject([{ id: ownersInvite.id }]);
});

test("a change of a manager's role cancels only the manager's invites that the new role does not allow", async () => {
  const { owner, id } = await createStudio();
  const manager = await createUser();
  await addMember(id, manager, ["workspaces.update", "projects.create", "sites.create"]);
  const sitesRole = await createRole({ type: "workspace", permissions: ["sites.create"] });
  const projectsRole = await createRole({ type: "workspace", permissions: ["projects.create"] });
  await invite(manager, id, [newEmail()], sitesRole.id);
  await invite(manager, id, [newEmail()], projectsRole.id);
  await createInvite({ workspace: { id }, inviter: owner });
  const changeRole = async (permissions: Permission[]) => {
    const role = await createRole({ type: "workspace", permissions });
    const options = { params: { workspaceId: id, userId: manager.id }, body: { role_id: role.id } };
    expect((await call(CHANGE_ROLE, { as: owner, ...options })).status).toBe(200);
    const keptInvites = await db.workspaceInvite.findMany({ where: { inviterId: manager.id } });
    return keptInvites.map(({ roleId }) => roleId);
  };

  expect(await changeRole(["workspaces.update", "projects.create"])).toEqual([projectsRole.id]);
  expect(await changeRole(["projects.create"])).toEqual([]);
  expect(await db.workspaceInvite.count()).toBe(1);
});

test("a transfer of a workspace cancels only the invites that the previous owner may no longer send", async () => {
  const { owner, id } = await createStudio();
  const newOwner = await createUser();
  await addMember(id, newOwner, ["projects.create"]);
  const role = await createRole({ type: "workspace", permissions: ["menus.view"] });
  await invite(owner, id, [newEmail()], role.id);
  await invite(owner, id, [newEmail()]);

  const params = { workspaceId: id };
  await call(TRANSFER, { ...(await confirmed(owner)), params, body: { user_id: newOwner.id } });
  expect((await call(ACCEPT, { as: newOwner, params })).status).toBe(200);

  const [keptInvite, ...otherInvites] = await db.workspaceInvite.findMany();
  expect([keptInvite?.roleId, otherInvites]).toEqual([await findRoleId(), []]);
});

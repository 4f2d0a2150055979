import { GET as USAGE } from "@/app/api/v1/file-entries/usage/route";
import { PUT as PUT_DOCUMENT } from "@/app/api/v1/projects/[projectId]/document/route";
import { POST as MOVE } from "@/app/api/v1/projects/[projectId]/move/route";
import {
  DELETE as DELETE_PROJECT,
  GET as GET_PROJECT,
  PUT as PUT_PROJECT,
} from "@/app/api/v1/projects/[projectId]/route";
import { POST as CREATE_PROJECT } from "@/app/api/v1/projects/route";
import { PUT as PUT_SITE } from "@/app/api/v1/sites/[siteId]/route";
import { GET as JOIN } from "@/app/api/v1/workspace/join/[inviteId]/route";
import { POST as RESEND } from "@/app/api/v1/workspaces/[workspaceId]/invites/[inviteId]/resend/route";
import { POST as INVITE } from "@/app/api/v1/workspaces/[workspaceId]/invites/route";
import { PUT as CHANGE_ROLE, DELETE as REMOVE } from "@/app/api/v1/workspaces/[workspaceId]/members/[userId]/route";
import { GET as MEMBERS } from "@/app/api/v1/workspaces/[workspaceId]/members/route";
import { DELETE as REMOVE_PICTURE, POST as SET_PICTURE } from "@/app/api/v1/workspaces/[workspaceId]/picture/route";
import { DELETE, GET, PUT } from "@/app/api/v1/workspaces/[workspaceId]/route";
import { POST as TRANSFER } from "@/app/api/v1/workspaces/[workspaceId]/transfer/route";
import { db } from "@/lib/db/db";
import type { Grant } from "@/lib/permissions/permissions";
import { blank } from "@/lib/templates/blank";
import { templateDocument } from "@/lib/templates/template-document";
import { type CallOptions, call } from "../support/api";
import { createInvite, createProject, createSite, createUser, createWorkspace, seededRole } from "../support/factories";
import { pictureForm, upload, withDataFolder } from "../support/uploads";

withDataFolder();

/** Somebody who may own so many workspaces, each with so many members. */
const personWith = (count: number, members = 5) => {
  const restrictions = Object.entries({ count, members }).map(([name, value]) => ({ name, value }));
  const workspaces: Grant = { name: "workspaces.create", restrictions };
  return createUser({ roles: [], permissions: [workspaces, "projects.create", "sites.create", "files.create"] });
};

/** An owner of two workspaces who may own one, and a member of both. */
async function createOwner() {
  const [owner, member] = [await personWith(1), await createUser()];
  const [first, beyond] = [
    await createWorkspace({ owner, members: [member] }),
    await createWorkspace({ owner, members: [member] }),
  ];
  return { owner, member, first, beyond };
}

type Setting = Awaited<ReturnType<typeof createOwner>>;
type Workspace = Setting["first"];
type Send = (setting: Setting, workspace: Workspace) => Promise<Awaited<ReturnType<typeof call>>>;

const inside = ({ id }: Workspace, options: CallOptions): CallOptions => ({ ...options, query: { workspaceId: id } });
const editorRole = async () => (await seededRole("workspace-editor")).id;
const document = () => ({ document: templateDocument(blank), version: 1 });

const CHANGES: [string, Send][] = [
  ["a new name", ({ owner: as }, { id }) => call(PUT, { as, params: { workspaceId: id }, body: { name: "New" } })],
  [
    "a picture",
    async ({ owner: as }, { id }) => call(SET_PICTURE, { as, params: { workspaceId: id }, ...(await pictureForm()) }),
  ],
  ["no picture", ({ owner: as }, { id }) => call(REMOVE_PICTURE, { as, params: { workspaceId: id } })],
  [
    "another role of a member",
    async ({ owner: as, member }, { id }) => {
      const params = { workspaceId: id, userId: member.id };
      return call(CHANGE_ROLE, { as, params, body: { role_id: await editorRole() } });
    },
  ],
  [
    "an invite",
    async ({ owner: as }, { id }) => {
      const body = { emails: ["new@example.com"], role_id: await editorRole() };
      return call(INVITE, { as, params: { workspaceId: id }, body });
    },
  ],
  [
    "an invite that is sent again",
    async ({ owner: as }, workspace) => {
      const { id: inviteId } = await createInvite({ workspace });
      return call(RESEND, { as, params: { workspaceId: workspace.id, inviteId } });
    },
  ],
  [
    "a new member",
    async (_, workspace) => {
      const as = await createUser();
      const { id: inviteId } = await createInvite({ workspace, email: as.email });
      return call(JOIN, { as, params: { inviteId } });
    },
  ],
  [
    "a new project",
    ({ member: as }, workspace) => call(CREATE_PROJECT, inside(workspace, { as, body: { name: "One" } })),
  ],
  [
    "a project from elsewhere",
    async ({ owner: as }, { id }) => {
      const params = { projectId: (await createProject({ owner: as })).id };
      return call(MOVE, { as, params, body: { workspace_id: id } });
    },
  ],
  [
    "a change of a project",
    async ({ member: as, owner }, workspace) => {
      const { id: projectId } = await createProject({ owner, workspace });
      return call(PUT_PROJECT, { as, params: { projectId }, body: { name: "New" } });
    },
  ],
  [
    "a document",
    async ({ owner: as }, workspace) => {
      const { id: projectId } = await createProject({ owner: as, workspace });
      return call(PUT_DOCUMENT, { as, params: { projectId }, body: document() });
    },
  ],
  [
    "a change of a site",
    async ({ owner: as }, workspace) => {
      const { id: siteId } = await createSite({ owner: as, workspace });
      return call(PUT_SITE, { as, params: { siteId }, body: { name: "New" } });
    },
  ],
  [
    "a file",
    ({ member: as }, { id }) =>
      upload(as, { name: "a.txt", type: "text/plain", bytes: "a" }, { query: { workspaceId: id } }),
  ],
];

test.each(CHANGES)("a workspace beyond its owner's limit refuses %s, and an older one takes it", async (_, send) => {
  const setting = await createOwner();

  const [beyond, first] = [await send(setting, setting.beyond), await send(setting, setting.first)];

  expect(beyond).toBeRefused(403, "limit_reached");
  expect(first.status).toBeLessThan(300);
});

test("a workspace beyond its owner's limit is not transferred", async () => {
  const { owner: as, member, beyond } = await createOwner();
  const options = { as, params: { workspaceId: beyond.id }, body: { user_id: member.id } };

  expect(await call(TRANSFER, options)).toBeRefused(403, "limit_reached");
});

test("it can be viewed, with all that it contains", async () => {
  const { owner, member: as, beyond } = await createOwner();
  const { id: projectId } = await createProject({ owner, workspace: beyond });
  const params = { workspaceId: beyond.id };

  const answers = [
    await call(GET, { as, params }),
    await call(MEMBERS, { as, params }),
    await call(GET_PROJECT, { as, params: { projectId } }),
    await call(USAGE, inside(beyond, { as })),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("members can leave it and be removed, and its content can be deleted", async () => {
  const { owner, member, beyond } = await createOwner();
  const other = await createUser();
  await db.workspaceMember.create({
    data: { workspaceId: beyond.id, userId: other.id, roleId: await editorRole() },
  });
  const { id: projectId } = await createProject({ owner, workspace: beyond });
  const remove = (as: { id: number }, userId: number) =>
    call(REMOVE, { as, params: { workspaceId: beyond.id, userId } });

  const answers = [
    await remove(other, other.id),
    await remove(owner, member.id),
    await call(DELETE_PROJECT, { as: owner, params: { projectId } }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("the deletion of an older one makes it usable again", async () => {
  const { owner: as, first, beyond } = await createOwner();
  await call(DELETE, { as, params: { workspaceId: first.id } });

  const { status } = await call(PUT, { as, params: { workspaceId: beyond.id }, body: { name: "New" } });

  expect(status).toBe(200);
});

test("who may change everybody's workspaces may change these too", async () => {
  const { beyond } = await createOwner();
  const as = await createUser({ permissions: ["workspaces.view", "workspaces.update"] });

  expect((await call(PUT, { as, params: { workspaceId: beyond.id }, body: { name: "New" } })).status).toBe(200);
});

test("members beyond the limit stay and work on, but none can be added", async () => {
  const [owner, member] = [await personWith(1, 2), await createUser()];
  const workspace = await createWorkspace({ owner, members: [member, await createUser()] });
  const body = { emails: ["new@example.com"], role_id: await editorRole() };

  const created = await call(CREATE_PROJECT, inside(workspace, { as: member, body: { name: "One" } }));
  const invited = await call(INVITE, { as: owner, params: { workspaceId: workspace.id }, body });

  expect(created.status).toBe(201);
  expect(invited).toBeRefused(403, "limit_reached");
});

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
import { confirmed } from "../support/confirmed-session";
import {
  createInvite,
  createProject,
  createSite,
  createUser,
  createWorkspace,
  getSeededRole,
} from "../support/factories";
import { pictureForm, upload, withDataFolder } from "../support/uploads";

withDataFolder();

/** Creates a user who may own `count` workspaces with at most `members` members each. */
const createLimitedUser = (count: number, members = 5) => {
  const restrictions = Object.entries({ count, members }).map(([name, value]) => ({ name, value }));
  const workspaces: Grant = { name: "workspaces.create", restrictions };
  return createUser({ roles: [], permissions: [workspaces, "projects.create", "sites.create", "files.create"] });
};

/**
 * Creates a user who owns two workspaces but may own only one, so the newer workspace is beyond the limit. Also creates
 * a user who is a member of both workspaces.
 */
async function createOwnerBeyondLimit() {
  const [owner, member] = [await createLimitedUser(1), await createUser()];
  const [first, beyondLimit] = [
    await createWorkspace({ owner, members: [member] }),
    await createWorkspace({ owner, members: [member] }),
  ];
  return { owner, member, first, beyondLimit };
}

type TestSetup = Awaited<ReturnType<typeof createOwnerBeyondLimit>>;
type Workspace = TestSetup["first"];
type Send = (setup: TestSetup, workspace: Workspace) => ReturnType<typeof call>;

const inWorkspace = ({ id }: Workspace, options: CallOptions): CallOptions => ({
  ...options,
  query: { workspaceId: id },
});
const editorRoleId = async () => (await getSeededRole("workspace-editor")).id;
const documentBody = () => ({ document: templateDocument(blank), version: 1 });

const CHANGES: [string, Send][] = [
  ["a new name", ({ owner: as }, { id }) => call(PUT, { as, params: { workspaceId: id }, body: { name: "New" } })],
  [
    "a picture",
    async ({ owner: as }, { id }) => call(SET_PICTURE, { as, params: { workspaceId: id }, ...(await pictureForm()) }),
  ],
  ["the removal of a picture", ({ owner: as }, { id }) => call(REMOVE_PICTURE, { as, params: { workspaceId: id } })],
  [
    "another role for a member",
    async ({ owner: as, member }, { id }) => {
      const params = { workspaceId: id, userId: member.id };
      return call(CHANGE_ROLE, { as, params, body: { role_id: await editorRoleId() } });
    },
  ],
  [
    "an invite",
    async ({ owner: as }, { id }) => {
      const body = { emails: ["new@example.com"], role_id: await editorRoleId() };
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
    ({ member: as }, workspace) => call(CREATE_PROJECT, inWorkspace(workspace, { as, body: { name: "One" } })),
  ],
  [
    "a project that is moved to it",
    async ({ owner: as }, { id }) => {
      const params = { projectId: (await createProject({ owner: as })).id };
      return call(MOVE, { as, params, body: { workspace_id: id } });
    },
  ],
  [
    "a change to a project",
    async ({ member: as, owner }, workspace) => {
      const { id: projectId } = await createProject({ owner, workspace });
      return call(PUT_PROJECT, { as, params: { projectId }, body: { name: "New" } });
    },
  ],
  [
    "a document",
    async ({ owner: as }, workspace) => {
      const { id: projectId } = await createProject({ owner: as, workspace });
      return call(PUT_DOCUMENT, { as, params: { projectId }, body: documentBody() });
    },
  ],
  [
    "a change to a site",
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

test.each(CHANGES)("a workspace beyond its owner's limit, unlike an older workspace, refuses %s", async (_, send) => {
  const setup = await createOwnerBeyondLimit();

  const [refusal, response] = [await send(setup, setup.beyondLimit), await send(setup, setup.first)];

  expect(refusal).toBeRefused(403, "limit_reached");
  expect(response.status).toBeLessThan(300);
});

test("a workspace beyond its owner's limit cannot be transferred", async () => {
  const { owner: as, member, beyondLimit } = await createOwnerBeyondLimit();
  const options = { params: { workspaceId: beyondLimit.id }, body: { user_id: member.id } };

  expect(await call(TRANSFER, { ...(await confirmed(as)), ...options })).toBeRefused(403, "limit_reached");
});

test("a workspace beyond its owner's limit can be viewed, with its members, projects and storage use", async () => {
  const { owner, member: as, beyondLimit } = await createOwnerBeyondLimit();
  const { id: projectId } = await createProject({ owner, workspace: beyondLimit });
  const params = { workspaceId: beyondLimit.id };

  const responses = [
    await call(GET, { as, params }),
    await call(MEMBERS, { as, params }),
    await call(GET_PROJECT, { as, params: { projectId } }),
    await call(USAGE, inWorkspace(beyondLimit, { as })),
  ];

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("members can leave a workspace beyond the limit or be removed from it, and its projects can be deleted", async () => {
  const { owner, member, beyondLimit } = await createOwnerBeyondLimit();
  const other = await createUser();
  await db.workspaceMember.create({
    data: { workspaceId: beyondLimit.id, userId: other.id, roleId: await editorRoleId() },
  });
  const { id: projectId } = await createProject({ owner, workspace: beyondLimit });
  const remove = (as: { id: number }, userId: number) =>
    call(REMOVE, { as, params: { workspaceId: beyondLimit.id, userId } });

  const responses = [
    await remove(other, other.id),
    await remove(owner, member.id),
    await call(DELETE_PROJECT, { as: owner, params: { projectId } }),
  ];

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("deleting an older workspace makes a workspace beyond the limit usable again", async () => {
  const { owner: as, first, beyondLimit } = await createOwnerBeyondLimit();
  await call(DELETE, { ...(await confirmed(as)), params: { workspaceId: first.id } });

  const { status } = await call(PUT, { as, params: { workspaceId: beyondLimit.id }, body: { name: "New" } });

  expect(status).toBe(200);
});

test("a user who may change everybody's workspaces may also change workspaces beyond the limit", async () => {
  const { beyondLimit } = await createOwnerBeyondLimit();
  const as = await createUser({ permissions: ["workspaces.view", "workspaces.update"] });

  expect((await call(PUT, { as, params: { workspaceId: beyondLimit.id }, body: { name: "New" } })).status).toBe(200);
});

test("in a workspace with more members than the limit, members can create projects, but nobody can be invited", async () => {
  const [owner, member] = [await createLimitedUser(1, 2), await createUser()];
  const workspace = await createWorkspace({ owner, members: [member, await createUser()] });
  const body = { emails: ["new@example.com"], role_id: await editorRoleId() };

  const projectResponse = await call(CREATE_PROJECT, inWorkspace(workspace, { as: member, body: { name: "One" } }));
  const inviteResponse = await call(INVITE, { as: owner, params: { workspaceId: workspace.id }, body });

  expect(projectResponse.status).toBe(201);
  expect(inviteResponse).toBeRefused(403, "limit_reached");
});

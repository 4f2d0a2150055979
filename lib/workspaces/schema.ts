import * as z from "zod";
import { changesOf } from "@/lib/http/changes";
import { idNumber, listQuery, rowId, yesOrNo } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { WORKSPACE_ACTIONS } from "@/lib/ownership/actions";
import { CONTENT_NOUNS } from "@/lib/ownership/policy";
import { NAME_MAX_CHARS } from "@/lib/workspaces/policy";

export const workspaceInput = z.strictObject({ name: z.string().trim().min(1).max(NAME_MAX_CHARS) });
export type WorkspaceInput = z.output<typeof workspaceInput>;
export const workspaceChange = changesOf(workspaceInput);
export type WorkspaceChange = z.output<typeof workspaceChange>;

export const workspaceParams = z.object({ workspaceId: rowId });
export const memberParams = workspaceParams.extend({ userId: rowId });

/** `trashed`: true for the deleted workspaces that the caller owns, false for the workspaces in use. */
export const ownWorkspacesQuery = z.strictObject({ trashed: yesOrNo.default(false) });

export const workspaceRoleWire = z.strictObject({ id: z.int(), name: z.string() });

/** An open question to a member, whether they want to become the owner. */
export const transferWire = z.strictObject({
  user: z.strictObject({ id: z.int(), display_name: z.string() }),
  expires_at: time,
});

export const workspaceWire = z
  .strictObject({
    id: z.int().meta({ description: "0: the caller's personal workspace, which always exists." }),
    name: z.string(),
    picture: z.string().nullable(),
    members_count: z.int(),
    default: z.boolean().meta({ description: "Whether it is the personal workspace." }),
    role: workspaceRoleWire.nullable().meta({ description: "The caller's role. Null in the personal workspace." }),
    is_owner: z.boolean(),
    can_manage: z.boolean().meta({ description: "Whether the caller may change its name, members and invites." }),
    transfer: transferWire
      .nullable()
      .meta({ description: "Who was asked to become the owner, for the owner, staff and that member." }),
    may_create: z.array(z.enum(CONTENT_NOUNS)).meta({ description: "What the caller may create in it." }),
    created_at: time.nullable(),
    /** When the workspace was moved to the trash. It is deleted for good 30 days later. */
    deleted_at: time.nullable(),
  })
  .meta({ id: "Workspace" });
export type WorkspaceJson = z.output<typeof workspaceWire>;
export const workspaceResponse = z.strictObject({ workspace: workspaceWire });
export const ownWorkspacesResponse = z.strictObject({ workspaces: z.array(workspaceWire) });

/** How many rows a workspace contains, not counting those in the trash. */
export const contentWire = z.strictObject({
  members: z.int(),
  projects: z.int(),
  sites: z.int(),
  domains: z.int(),
  files: z.int(),
  templates: z.int(),
});
export type WorkspaceContent = z.output<typeof contentWire>;
export const contentResponse = z.strictObject({ content: contentWire });

export const memberListQuery = listQuery(["created_at"], { orderDir: "asc" });
export type MemberListQuery = z.output<typeof memberListQuery>;
export const memberWire = z
  .strictObject({
    id: z.int().meta({ description: "The user's id." }),
    display_name: z.string(),
    email: z.string(),
    avatar: z.string().nullable(),
    role: workspaceRoleWire,
    is_owner: z.boolean(),
    created_at: time.meta({ description: "When they joined." }),
  })
  .meta({ id: "WorkspaceMember" });
export type MemberJson = z.output<typeof memberWire>;
export const memberPage = pageOf(memberWire);
export const memberResponse = z.strictObject({ member: memberWire });
export const memberChange = z.strictObject({ role_id: idNumber });

/** `user_id`: the member who is asked to become the owner. */
export const transferInput = z.strictObject({ user_id: idNumber });

export const activityListQuery = listQuery(["created_at"], { perPage: 30 }).omit({
  query: true,
  orderBy: true,
  orderDir: true,
});
export type ActivityListQuery = z.output<typeof activityListQuery>;
export const activityWire = z
  .strictObject({
    id: z.int(),
    user: z.strictObject({ id: z.int(), display_name: z.string(), avatar: z.string().nullable() }).nullable(),
    acting_admin: z.string().nullable().meta({ description: "The name of the admin who did it as the user, if any." }),
    action: z.enum(WORKSPACE_ACTIONS),
    details: z.record(z.string(), z.string()).meta({ description: "Names and addresses that the action was about." }),
    created_at: time,
  })
  .meta({ id: "WorkspaceActivity" });
export type ActivityJson = z.output<typeof activityWire>;
export const activityPage = pageOf(activityWire);

import * as z from "zod";
import { email } from "@/lib/email-schema";
import { idNumber, listQuery } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { INVITES_MAX } from "@/lib/invites/policy";
import { workspaceParams, workspaceRoleWire } from "@/lib/workspaces/schema";

/** `role_id`: the role of the new members. */
export const invitesInput = z.strictObject({ emails: z.array(email).min(1).max(INVITES_MAX), role_id: idNumber });
export type InvitesInput = z.output<typeof invitesInput>;

/** The id in an invite's link. */
const inviteId = z.string().regex(/^[\w-]{43}$/);
export const inviteParams = z.object({ inviteId });
export const workspaceInviteParams = workspaceParams.extend({ inviteId });

export const inviteListQuery = listQuery(["created_at"]);
export type InviteListQuery = z.output<typeof inviteListQuery>;

export const inviteWire = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    role: workspaceRoleWire,
    inviter: z.strictObject({ id: z.int(), display_name: z.string() }).nullable(),
    created_at: time,
    sent_at: time.meta({ description: "When the email was last sent." }),
    expires_at: time,
  })
  .meta({ id: "WorkspaceInvite" });
export type InviteJson = z.output<typeof inviteWire>;
export const invitePage = pageOf(inviteWire);
export const inviteResponse = z.strictObject({ invite: inviteWire });
export const invitesResponse = z.strictObject({ invites: z.array(inviteWire) });

export const invitePreviewWire = z.strictObject({
  workspace: z.strictObject({ name: z.string(), picture: z.string().nullable() }),
  inviter: z.string().nullable().meta({ description: "The name of the sender." }),
  email: z.string().meta({ description: "The invited address, masked." }),
  role: z.string(),
  is_for_caller: z.boolean().meta({ description: "Whether the caller's verified address is the invited one." }),
  must_verify_email: z.boolean().meta({
    description: "Whether the invited address is the caller's, but the caller has not verified it yet.",
  }),
  expires_at: time,
});
export type InvitePreviewJson = z.output<typeof invitePreviewWire>;
export const invitePreviewResponse = z.strictObject({ invite: invitePreviewWire });

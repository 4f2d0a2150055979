import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { getInvitePreview, removeInvite } from "@/lib/invites/joining";
import { invitePreviewResponse, inviteParams as params } from "@/lib/invites/schema";
import { translatorFor } from "@/lib/localizations/translator";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      params,
      summary: "Get an invite",
      description: "For anyone who knows its id.",
      responses: { 200: invitePreviewResponse },
    },
    async ({ actor, visitor, params }) => ({
      invite: await getInvitePreview(actor, params.inviteId, await translatorFor(visitor, actor)),
    }),
  ),

  DELETE: endpoint(
    {
      access: "user",
      params,
      summary: "Decline or cancel an invite",
      description: "For the invited person, and for those who may manage the workspace.",
      responses: { 200: done },
    },
    async ({ actor, params }) => removeInvite(actor, params.inviteId),
  ),
});

import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { PICTURE_BODY_BYTES } from "@/lib/avatars/policy";
import { fetchPicture, readPicture } from "@/lib/avatars/read-picture";
import { avatarAddress, avatarForm } from "@/lib/avatars/schema";
import { formOf } from "@/lib/http/multipart";
import { localizedActorOf } from "@/lib/workspaces/localized-actor";
import { workspaceParams as params, workspaceResponse } from "@/lib/workspaces/schema";
import { removePicture, setPicture } from "@/lib/workspaces/workspaces";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      body: avatarAddress,
      takes: { media: "multipart/form-data", description: "The picture", schema: avatarForm },
      maxBody: PICTURE_BODY_BYTES,
      summary: "Change a workspace's picture",
      description:
        "The picture is sent as `file`, or fetched from its public `url`. It is cropped to a square and re-encoded.",
      responses: { 200: workspaceResponse },
      refusals: ["forbidden", "limit_reached", "invalid", "too_many_requests"],
    },
    async (call) => {
      const receive = () => (call.body ? fetchPicture(call.body) : readPicture(formOf(call.request)));
      return { workspace: await setPicture(await localizedActorOf(call), call.params.workspaceId, receive) };
    },
  ),

  DELETE: endpoint(
    {
      access: "user",
      params,
      summary: "Remove a workspace's picture",
      responses: { 200: workspaceResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async (call) => ({ workspace: await removePicture(await localizedActorOf(call), call.params.workspaceId) }),
  ),
});

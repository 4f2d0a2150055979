import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { removeAvatar, setAvatar } from "@/lib/avatars/avatars";
import { PICTURE_BODY_BYTES } from "@/lib/avatars/policy";
import { fetchPicture, readPicture } from "@/lib/avatars/read-picture";
import { avatarAddress, avatarForm } from "@/lib/avatars/schema";
import { formOf } from "@/lib/http/multipart";
import { userParams as params, userResponse } from "@/lib/users/admin-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      body: avatarAddress,
      takes: { media: "multipart/form-data", description: "The picture", schema: avatarForm },
      maxBody: PICTURE_BODY_BYTES,
      summary: "Change a user's picture",
      description:
        "Callers may change their own picture, or with `users.update` any user's. The picture is sent as `file`, or fetched from its public `url`. It is cropped to a square and re-encoded.",
      responses: { 200: userResponse },
      refusals: ["forbidden", "invalid", "too_many_requests"],
    },
    async ({ request, actor, params, body }) => ({
      user: await setAvatar(actor, params.userId, () => (body ? fetchPicture(body) : readPicture(formOf(request)))),
    }),
  ),

  DELETE: endpoint(
    {
      access: "user",
      params,
      summary: "Remove a user's picture",
      responses: { 200: userResponse },
      refusals: ["forbidden"],
    },
    async ({ actor, params }) => ({ user: await removeAvatar(actor, params.userId) }),
  ),
});

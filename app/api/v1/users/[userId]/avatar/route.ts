import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { removeAvatar, setAvatar } from "@/lib/avatars/avatars";
import { fetchPicture, readPicture } from "@/lib/avatars/read-picture";
import { avatarAddress, avatarForm } from "@/lib/avatars/schema";
import { userParams as params, userAnswer } from "@/lib/users/admin-schema";

/** More than the limit of an avatar, so that its size error is reported on the field. */
const BODY_BYTES = 8 * 1024 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      body: avatarAddress,
      takes: { media: "multipart/form-data", description: "The picture", schema: avatarForm },
      maxBody: BODY_BYTES,
      summary: "Change a user's picture",
      description:
        "The caller's own, or with `users.update` any user's. Sent as `file`, or fetched from its public `url`. It is cropped to a square and re-encoded.",
      answers: { 200: userAnswer },
      refusals: ["forbidden", "invalid", "too_many_requests"],
    },
    async ({ request, actor, params, body }) => ({
      user: await setAvatar(actor, params.userId, () => (body ? fetchPicture(body) : readPicture(request))),
    }),
  ),

  DELETE: endpoint(
    {
      access: "user",
      params,
      summary: "Remove a user's picture",
      answers: { 200: userAnswer },
      refusals: ["forbidden"],
    },
    async ({ actor, params }) => ({ user: await removeAvatar(actor, params.userId) }),
  ),
});

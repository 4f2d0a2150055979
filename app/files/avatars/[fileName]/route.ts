import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getAvatarFile } from "@/lib/avatars/avatars";
import { avatarFileParams as params } from "@/lib/avatars/schema";
import { fileResponse } from "@/lib/http/file-response";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      isExemptFromRateLimit: true,
      params,
      summary: "Get the picture of a user or workspace",
      description: "A user's `avatar` and a workspace's `picture` are URLs of this form. A new picture gets a new URL.",
      responses: {
        200: { media: "image/webp", description: "The square picture" },
        206: { media: "image/webp", description: "The requested range" },
        304: { media: "", description: "The picture has not changed." },
      },
      refusals: ["not_found", "range_not_satisfiable"],
    },
    async ({ request, params }) => fileResponse(request, await getAvatarFile(params.fileName)),
  ),
});

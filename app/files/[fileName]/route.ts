import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getPublicFile } from "@/lib/files/download";
import { publicFileParams as params } from "@/lib/files/schema";
import { fileResponse } from "@/lib/http/file-response";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      unverified: true,
      uncounted: true,
      params,
      summary: "Get a public file",
      description:
        "Takes `Range` and `If-Range`. Its bytes never change, so it may be kept for ever. What could run a script here comes as a download.",
      answers: {
        200: {
          media: "application/octet-stream",
          description: "The file, under its own type where browsers may show it",
        },
        206: { media: "application/octet-stream", description: "The part that `Range` asks for" },
      },
      refusals: ["not_found", "range_not_satisfiable"],
    },
    async ({ request, params }) => fileResponse(request, await getPublicFile(params.fileName)),
  ),
});

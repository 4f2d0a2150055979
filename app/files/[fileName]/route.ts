import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getPublicFile } from "@/lib/files/download";
import { publicFileParams as params } from "@/lib/files/schema";
import { fileResponse } from "@/lib/http/file-response";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      isExemptFromRateLimit: true,
      params,
      summary: "Get a public file",
      description:
        "Supports `Range` and `If-Range`. The bytes of a file never change, so it may be cached forever. Types that can run scripts are sent as a download.",
      responses: {
        200: {
          media: "application/octet-stream",
          description:
            "The file. Its `Content-Type` is the file's own if browsers may show it inline, otherwise `application/octet-stream`.",
        },
        206: { media: "application/octet-stream", description: "The requested range" },
        304: { media: "", description: "The file has not changed." },
      },
      refusals: ["not_found", "range_not_satisfiable"],
    },
    async ({ request, params }) => fileResponse(request, await getPublicFile(params.fileName)),
  ),
});

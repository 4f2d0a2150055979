import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getDownload } from "@/lib/files/download";
import { fileEntryParams as params } from "@/lib/files/schema";
import { fileResponse } from "@/lib/http/file-response";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      isExemptFromRateLimit: true,
      params,
      summary: "Download a file",
      description:
        "Supports `Range`, `If-Range` and `If-None-Match`. Browsers that draw the file into a page (`Sec-Fetch-Dest: image`) get a drawing (SVG) as WebP.",
      responses: {
        200: {
          media: "application/octet-stream",
          description: "The file as a download",
          headers: { "Content-Disposition": "The file's name", ETag: "Identifies the content" },
        },
        206: {
          media: "application/octet-stream",
          description: "The requested range",
          headers: { "Content-Range": "The range of bytes and the total size" },
        },
        304: { media: "", description: "The file has not changed." },
      },
      refusals: ["forbidden", "not_found", "range_not_satisfiable"],
    },
    async ({ request, actor, workspace, params }) => {
      const isShown = request.headers.get("Sec-Fetch-Dest") === "image";
      const response = await fileResponse(
        request,
        await getDownload({ actor, workspace }, params.fileEntryId, isShown),
      );
      response.headers.append("Vary", "Sec-Fetch-Dest");
      return response;
    },
  ),
});

import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { tusParams as params } from "@/lib/uploads/schema";
import { TUS_BODY_REFUSALS, TUS_REFUSALS, TUS_UPLOAD_REFUSALS } from "@/lib/uploads/tus/responses";
import { continueTusUpload, respondToOptions, showTusUpload, terminateTusUpload } from "@/lib/uploads/tus/tus";

const offsetHeader = { "Upload-Offset": "The number of bytes received so far" };

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "files.create",
      params,
      summary: "Get the offset of a resumable upload",
      description: "Use HEAD. The bytes can be downloaded after the upload has become a file.",
      responses: {
        200: { media: "text/plain", description: "Headers only", headers: offsetHeader },
        ...TUS_REFUSALS,
        ...TUS_UPLOAD_REFUSALS,
      },
      refusals: ["not_found"],
    },
    async ({ request, actor, params }) => showTusUpload(request, actor, params.uploadId),
  ),

  PATCH: endpoint(
    {
      access: "files.create",
      params,
      takes: { media: "application/offset+octet-stream", description: "The bytes from `Upload-Offset` on" },
      summary: "Continue a resumable upload",
      responses: {
        204: { media: "", description: "Stored", headers: offsetHeader },
        ...TUS_BODY_REFUSALS,
        ...TUS_UPLOAD_REFUSALS,
        409: { media: "text/plain", description: "`Upload-Offset` is not the number of bytes received so far." },
      },
      refusals: ["not_found", "conflict"],
    },
    async ({ request, actor, params }) => continueTusUpload(request, actor, params.uploadId),
  ),

  DELETE: endpoint(
    {
      access: "files.create",
      params,
      summary: "Cancel a resumable upload",
      responses: { 204: { media: "", description: "Deleted" }, ...TUS_REFUSALS },
      refusals: ["not_found", "conflict"],
    },
    async ({ request, actor, params }) => terminateTusUpload(request, actor, params.uploadId),
  ),
});

export const OPTIONS = endpoint({ access: "anyone", allowsUnverifiedEmail: true }, async () => respondToOptions());

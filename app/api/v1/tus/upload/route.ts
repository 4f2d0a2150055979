import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { TUS_BODY_REFUSALS } from "@/lib/uploads/tus/responses";
import { createTusUpload, respondToOptions } from "@/lib/uploads/tus/tus";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "files.create",
      takes: { media: "application/offset+octet-stream", description: "The first bytes, optional" },
      summary: "Start a resumable upload",
      description:
        "tus 1.0.0 with creation, creation-with-upload, termination, expiration and checksum (sha1, sha256, sha512, md5). " +
        "`Upload-Metadata` has `filename`, `filetype` and, if wanted, `workspaceId`, `disk` and `metadata` (JSON). " +
        "The last segment of `Location` is the `uploadKey`.",
      responses: {
        201: {
          media: "text/plain",
          description: "Started",
          headers: { Location: "Where to send the bytes", "Upload-Expires": "When the upload expires" },
        },
        ...TUS_BODY_REFUSALS,
      },
      refusals: ["limit_reached", "invalid"],
    },
    async ({ request, actor, workspace }) => createTusUpload(request, { actor, workspace }),
  ),
});

export const OPTIONS = endpoint({ access: "anyone", allowsUnverifiedEmail: true }, async () => respondToOptions());

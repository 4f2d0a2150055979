import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { listUploadedParts } from "@/lib/uploads/s3-multipart";
import { s3PartsRef, uploadedPartsResponse } from "@/lib/uploads/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "files.create",
      body: s3PartsRef,
      summary: "List the uploaded parts of an S3 upload",
      responses: { 200: uploadedPartsResponse },
      refusals: ["not_configured", "not_found"],
    },
    async ({ actor, body }) => ({ parts: await listUploadedParts(actor, body) }),
  ),
});

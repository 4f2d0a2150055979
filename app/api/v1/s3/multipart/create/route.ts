import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createMultipart } from "@/lib/uploads/s3-multipart";
import { s3PartsInput, s3PartsResponse } from "@/lib/uploads/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "files.create",
      body: s3PartsInput,
      summary: "Start an S3 upload in parts",
      responses: { 201: s3PartsResponse },
      refusals: ["not_configured", "limit_reached", "invalid"],
    },
    async ({ actor, workspace, body }) => createMultipart({ actor, workspace }, body),
  ),
});

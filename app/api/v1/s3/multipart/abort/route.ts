import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { abortMultipart } from "@/lib/uploads/s3-multipart";
import { s3PartsRef } from "@/lib/uploads/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "files.create",
      body: s3PartsRef,
      summary: "Cancel an S3 upload in parts",
      responses: { 200: done },
      refusals: ["not_configured", "not_found", "conflict"],
    },
    async ({ actor, body }) => abortMultipart(actor, body),
  ),
});

import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { signPartUrls } from "@/lib/uploads/s3-multipart";
import { partUrlsInput, partUrlsResponse } from "@/lib/uploads/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "files.create",
      body: partUrlsInput,
      summary: "Sign URLs for parts of an S3 upload",
      description:
        "At most ten at once. Send each part with PUT to its URL within an hour. Keep the `ETag` that S3 returns.",
      responses: { 200: partUrlsResponse },
      refusals: ["not_configured", "not_found"],
    },
    async ({ actor, body: { partNumbers, ...ref } }) => ({ urls: await signPartUrls(actor, ref, partNumbers) }),
  ),
});

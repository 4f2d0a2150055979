import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { completeMultipart } from "@/lib/uploads/s3-multipart";
import { S3_PARTS_MAX, s3CompleteInput, s3CompleteResponse } from "@/lib/uploads/schema";

/** Large enough for the maximum number of parts with their ETags. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** Each part counts as three items: itself and its two keys. The other 10 are for the other keys of the body. */
const MAX_ITEMS = 3 * S3_PARTS_MAX + 10;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "files.create",
      body: s3CompleteInput,
      maxBody: MAX_BODY_BYTES,
      maxItems: MAX_ITEMS,
      summary: "Complete an S3 upload in parts",
      description: "The parts must add up to the announced size. Then call `s3/entries`.",
      responses: { 200: s3CompleteResponse },
      refusals: ["not_configured", "not_found", "invalid"],
    },
    async ({ actor, body }) => ({ location: await completeMultipart(actor, body) }),
  ),
});

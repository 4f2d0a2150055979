import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { presignUpload } from "@/lib/uploads/s3-simple";
import { presignInput, presignResponse } from "@/lib/uploads/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "files.create",
      body: presignInput,
      summary: "Sign a URL for an upload to S3",
      description:
        "Send the file with PUT to `url` within an hour, with the headers `Content-Type` (the `mime` in lower case, or `application/octet-stream` if it is empty) and `x-amz-acl` (the `acl`), then call `s3/entries`.",
      responses: { 200: presignResponse },
      refusals: ["not_configured", "limit_reached", "invalid"],
    },
    async ({ actor, workspace, body }) => presignUpload({ actor, workspace }, body),
  ),
});

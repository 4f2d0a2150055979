import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { loadFileEntryJson } from "@/lib/files/files";
import { fileEntryResponse } from "@/lib/files/schema";
import { createS3Entry } from "@/lib/uploads/s3-simple";
import { s3EntryInput } from "@/lib/uploads/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "files.create",
      body: s3EntryInput,
      summary: "Create a file from a completed upload to S3",
      description: "Size and type are checked against the stored bytes. A repeated call returns the same file.",
      responses: { 201: fileEntryResponse },
      refusals: ["not_configured", "not_found", "invalid", "conflict"],
    },
    async ({ actor, body }) => {
      const entry = await createS3Entry(actor, body);
      return { fileEntry: await loadFileEntryJson({ actor, workspace: null }, entry) };
    },
  ),
});

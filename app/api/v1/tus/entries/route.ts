import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { loadFileEntryJson } from "@/lib/files/files";
import { fileEntryResponse } from "@/lib/files/schema";
import { tusEntryInput } from "@/lib/uploads/schema";
import { createTusEntry } from "@/lib/uploads/tus/tus";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "files.create",
      body: tusEntryInput,
      summary: "Create a file from a completed resumable upload",
      description: "A repeated call returns the same file.",
      responses: { 201: fileEntryResponse },
      refusals: ["not_found", "conflict", "invalid"],
    },
    async ({ actor, body }) => {
      const entry = await createTusEntry(actor, body.uploadKey);
      return { fileEntry: await loadFileEntryJson({ actor, workspace: null }, entry) };
    },
  ),
});

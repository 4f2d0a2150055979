import { restoreFileEntries } from "@/lib/file-entries/deletion";
import { fileEntryRestoring } from "@/lib/file-entries/schema";
import { done } from "@/lib/http/answer-schema";
import { endpoint, methods } from "@/lib/http/endpoint";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      body: fileEntryRestoring,
      summary: "Restore files from the trash",
      answers: { 200: done },
      refusals: ["not_found"],
    },
    async ({ actor, workspace, body }) => restoreFileEntries({ actor, workspace }, body.entryIds),
  ),
});

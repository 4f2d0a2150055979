import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { restoreFileEntries } from "@/lib/files/deletion";
import { fileEntryRestoration } from "@/lib/files/schema";
import { done } from "@/lib/http/response-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      body: fileEntryRestoration,
      summary: "Restore files from the trash",
      responses: { 200: done },
      refusals: ["forbidden", "not_found"],
    },
    async ({ actor, workspace, body }) => restoreFileEntries({ actor, workspace }, body.entryIds),
  ),
});

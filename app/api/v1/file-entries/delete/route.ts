import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { deleteFileEntries } from "@/lib/files/deletion";
import { fileEntryDeletion } from "@/lib/files/schema";
import { done } from "@/lib/http/response-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      body: fileEntryDeletion,
      summary: "Delete files",
      description:
        "Moves files to the trash for 30 days, or deletes them with `deleteForever`, which no token can do. `paths` selects files by `url` or `file_name`. If any of the files does not exist or may not be deleted, none is moved or deleted.",
      responses: { 200: done },
      refusals: ["forbidden", "not_found"],
    },
    async ({ actor, workspace, body }) => deleteFileEntries({ actor, workspace }, body),
  ),
});

import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { deleteFileEntries } from "@/lib/files/deletion";
import { fileEntryDeletion } from "@/lib/files/schema";
import { done } from "@/lib/http/answer-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      body: fileEntryDeletion,
      summary: "Delete files",
      description:
        "To the trash, where they stay for 30 days, or with `deleteForever` for good. `paths` names files by their `url` or `file_name`. All or, when one is not there, none.",
      answers: { 200: done },
      refusals: ["not_found"],
    },
    async ({ actor, workspace, body }) => deleteFileEntries({ actor, workspace }, body),
  ),
});

import { getFileEntry } from "@/lib/file-entries/file-entries";
import { fileEntryAnswer, fileEntryParams as params } from "@/lib/file-entries/schema";
import { endpoint, methods } from "@/lib/http/endpoint";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "user", params, summary: "Show a file", answers: { 200: fileEntryAnswer }, refusals: ["not_found"] },
    async ({ actor, workspace, params }) => ({
      fileEntry: await getFileEntry({ actor, workspace }, params.fileEntryId),
    }),
  ),
});

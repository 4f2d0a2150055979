import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getFileEntry } from "@/lib/files/files";
import { fileEntryResponse, fileEntryParams as params } from "@/lib/files/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Get a file",
      responses: { 200: fileEntryResponse },
      refusals: ["forbidden", "not_found"],
    },
    async ({ actor, workspace, params }) => ({
      fileEntry: await getFileEntry({ actor, workspace }, params.fileEntryId),
    }),
  ),
});

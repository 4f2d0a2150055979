import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { listFileEntries, loadFileEntryJson } from "@/lib/files/files";
import { fileEntryListQuery, fileEntryResponse, fileEntryWire } from "@/lib/files/schema";
import { formOf } from "@/lib/http/multipart";
import { pageOf } from "@/lib/http/response-schema";
import { receiveFormUpload } from "@/lib/uploads/form-upload";
import { uploadedForm } from "@/lib/uploads/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      query: fileEntryListQuery,
      summary: "List files",
      description:
        "The caller's own files, or with `workspaceId` those of a workspace. `trashed=true` lists the trash, `everyone=true` (needs `files.view`) all users' files.",
      responses: { 200: pageOf(fileEntryWire) },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, query }) => listFileEntries({ actor, workspace }, query),
  ),

  POST: endpoint(
    {
      access: "files.create",
      takes: { media: "multipart/form-data", description: "The file and its fields", schema: uploadedForm },
      summary: "Upload a file",
      description:
        "The body is streamed to the storage. The type is detected from the bytes. A `disk` field must come before the file. Use a resumable upload (`tus/upload`) for large files.",
      responses: { 201: fileEntryResponse },
      refusals: ["limit_reached", "invalid"],
    },
    async ({ request, actor, workspace }) => {
      const entry = await receiveFormUpload(formOf(request), { actor, workspace });
      return { fileEntry: await loadFileEntryJson({ actor, workspace }, entry) };
    },
  ),
});

import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { storageUseResponse } from "@/lib/files/schema";
import { getStorageUse } from "@/lib/storage-use/storage-use";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "files.create",
      summary: "Get the amount of storage used",
      description:
        "In bytes. Files, projects with their versions, templates, published pages with copies of their files, and the trash count. Those of a workspace count towards its owner's quota.",
      responses: { 200: storageUseResponse },
    },
    async ({ actor, workspace }) => ({ usage: await getStorageUse(actor, workspace) }),
  ),
});

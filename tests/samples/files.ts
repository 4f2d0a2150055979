import { db } from "@/lib/db/db";
import { sampleOf } from "../support/sample";
import { uploadEntry } from "../support/uploads";

export const sample = sampleOf({
  path: "file-entries",
  rows: {
    isContent: true,
    create: async ({ owner, rowOptions, uniqueName }) => {
      const { id } = await uploadEntry(owner, `${uniqueName}.txt`);
      await db.fileEntry.update({ where: { id }, data: { workspaceId: rowOptions.workspace?.id ?? null } });
      return { fileEntryId: id };
    },
    readState: ({ fileEntryId }) => db.fileEntry.findUnique({ where: { id: fileEntryId } }),
  },
});

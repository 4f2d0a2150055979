import { db } from "@/lib/db/db";
import { sampleOf } from "../support/sample";
import { uploadEntry } from "../support/uploads";

export const sample = sampleOf({
  path: "file-entries",
  rows: {
    isContent: true,
    create: async ({ owner, place, mark }) => {
      const { id } = await uploadEntry(owner, `${mark}.txt`);
      await db.fileEntry.update({ where: { id }, data: { workspaceId: place.workspace?.id ?? null } });
      return { fileEntryId: id };
    },
    readState: ({ fileEntryId }) => db.fileEntry.findUnique({ where: { id: fileEntryId } }),
  },
});

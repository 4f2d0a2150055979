import { db } from "@/lib/db/db";
import { createAccessToken } from "../support/factories";
import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  rows: {
    create: async ({ owner }) => {
      await createAccessToken({ user: owner });
      return { tokenId: (await db.accessToken.findFirstOrThrow({ where: { userId: owner.id } })).id };
    },
    readState: ({ tokenId }) => db.accessToken.findUnique({ where: { id: tokenId } }),
  },
});

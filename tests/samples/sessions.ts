import { db } from "@/lib/db/db";
import { sessionOf } from "../support/api";
import { unique } from "../support/factories";
import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  rows: {
    create: async ({ owner }) => {
      await sessionOf(owner);
      const { id: sessionId } = await db.session.findFirstOrThrow({ where: { userId: owner.id } });
      const device = await db.knownDevice.create({ data: { userId: owner.id, hash: Buffer.from(unique("hash")) } });
      return { sessionId, deviceId: device.id };
    },
    state: ({ sessionId }) => db.session.findUnique({ where: { id: sessionId } }),
  },
});

import { db } from "@/lib/db/db";
import { createSession } from "../support/api";
import { unique } from "../support/factories";
import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  rows: {
    create: async ({ owner }) => {
      await createSession(owner);
      const { id: sessionId } = await db.session.findFirstOrThrow({ where: { userId: owner.id } });
      const device = await db.knownDevice.create({ data: { userId: owner.id, hash: Buffer.from(unique("hash")) } });
      return { sessionId, deviceId: device.id };
    },
    readState: ({ sessionId }) => db.session.findUnique({ where: { id: sessionId } }),
  },
});

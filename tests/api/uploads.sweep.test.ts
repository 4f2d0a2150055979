import { db } from "@/lib/db/db";
import { createLog, setLog } from "@/lib/log";
import { sweepOversizedUploads } from "@/lib/uploads/sweep";
import { createUser } from "../support/factories";

afterEach(() => setLog(undefined));

test("unfinished uploads to a bucket that is no longer configured are not checked, and cause no warnings", async () => {
  const lines: string[] = [];
  setLog(createLog("warn", { write: (line) => void lines.push(line) }));
  await db.uploadIntent.create({
    data: {
      id: "abc",
      kind: "s3-multipart",
      key: "uploads/ab/abc",
      s3UploadId: "an-id",
      name: "a.bin",
      mime: "application/octet-stream",
      size: 12,
      ownerId: (await createUser()).id,
      expiresAt: new Date(Date.now() + 60_000),
    },
  });

  await sweepOversizedUploads();

  expect([lines, await db.uploadIntent.count()]).toEqual([[], 1]);
});

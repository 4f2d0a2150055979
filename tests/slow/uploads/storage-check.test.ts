import { ListObjectsV2Command, type S3Client } from "@aws-sdk/client-s3";
import { env } from "@/lib/env";
import { processState } from "@/lib/process-state.mjs";
import { findStorageProblem } from "@/lib/storage/storage-problem";
import { type S3Server, startS3Server } from "../../support/s3-server";

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
}, 300_000);
afterAll(() => s3?.stop(), 60_000);

/** Checks the S3 server with these changes to the environment. */
async function check(changes: Record<string, string> = {}) {
  Object.assign(env(), { ...s3.env, S3_FORCE_PATH_STYLE: true, ...changes });
  const state = processState("s3", (): { client?: S3Client } => ({}));
  delete state.client; // the app reuses its client, because a running server's environment does not change
  return findStorageProblem("s3");
}

test("the check finds no problem with a bucket that works, and leaves no file in it", async () => {
  expect(await check()).toBeNull();

  const { Contents = [] } = await s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket }));
  expect(Contents).toEqual([]);
});

test.each([
  ["login", { S3_SECRET_ACCESS_KEY: "a-wrong-secret" }],
  ["login", { S3_ACCESS_KEY_ID: "nobody" }],
  ["bucket", { S3_BUCKET: "no-such-bucket" }],
  ["unreachable", { S3_ENDPOINT: "http://127.0.0.1:1" }],
])("the check finds the problem %s with %j", async (problem, changes) => {
  expect(await check(changes)).toBe(problem);
});

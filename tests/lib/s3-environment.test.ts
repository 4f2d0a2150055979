import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { type S3Environment, s3Origin } from "@/lib/s3-environment";

const environment = (changes: Partial<S3Environment>): S3Environment => ({
  S3_ENDPOINT: undefined,
  S3_REGION: "eu-central-1",
  S3_BUCKET: "files",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
  S3_FORCE_PATH_STYLE: false,
  ...changes,
});

/** Returns the origin of a URL that the AWS SDK signs in this environment. */
async function signedOrigin({ S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_FORCE_PATH_STYLE }: S3Environment) {
  const client = new S3Client({
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    region: S3_REGION ?? "us-east-1",
    forcePathStyle: S3_FORCE_PATH_STYLE,
    credentials: { accessKeyId: "key", secretAccessKey: "secret" },
  });
  return new URL(await getSignedUrl(client, new GetObjectCommand({ Bucket: S3_BUCKET, Key: "a" }))).origin;
}

test.each<[string, Partial<S3Environment>, string]>([
  ["Amazon", {}, "https://files.s3.eu-central-1.amazonaws.com"],
  ["another service", { S3_ENDPOINT: "https://s3.example.com" }, "https://files.s3.example.com"],
  [
    "a service with path style",
    { S3_ENDPOINT: "https://s3.example.com", S3_FORCE_PATH_STYLE: true },
    "https://s3.example.com",
  ],
  ["an IP address", { S3_ENDPOINT: "http://10.0.0.5:9000" }, "http://10.0.0.5:9000"],
  ["a bucket with dots", { S3_BUCKET: "my.files" }, "https://s3.eu-central-1.amazonaws.com"],
  [
    "a bucket with dots over http",
    { S3_ENDPOINT: "http://s3.example.com", S3_BUCKET: "my.files" },
    "http://s3.example.com",
  ],
  ["a bucket with capitals", { S3_BUCKET: "MyFiles" }, "https://s3.eu-central-1.amazonaws.com"],
  ["a bucket with underscores", { S3_BUCKET: "my_files" }, "https://s3.eu-central-1.amazonaws.com"],
  ["a bucket of two characters", { S3_BUCKET: "my" }, "https://s3.eu-central-1.amazonaws.com"],
  [
    "a bucket of 63 characters",
    { S3_BUCKET: "a".repeat(63) },
    `https://${"a".repeat(63)}.s3.eu-central-1.amazonaws.com`,
  ],
  ["a bucket of 64 characters", { S3_BUCKET: "a".repeat(64) }, "https://s3.eu-central-1.amazonaws.com"],
])("for %s, the origin is that of a URL signed by the AWS SDK", async (_, changes, origin) => {
  expect([s3Origin(environment(changes)), await signedOrigin(environment(changes))]).toEqual([origin, origin]);
});

test("the origin is null without a bucket", () => {
  expect(s3Origin(environment({ S3_BUCKET: undefined }))).toBeNull();
});

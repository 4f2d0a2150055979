import { isIP } from "node:net";
import { type Environment, env } from "@/lib/env";

export type S3Environment = Pick<
  Environment,
  "S3_ENDPOINT" | "S3_REGION" | "S3_BUCKET" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY" | "S3_FORCE_PATH_STYLE"
>;

/** A name that can be one label of a host name. If it had dots, a wildcard certificate would not match the host. */
const HOST_LABEL = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;

/** The configured bucket. Null if files are stored on this machine's disk. */
export function s3Bucket(environment: S3Environment = env()): string | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  return S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY ? S3_BUCKET : null;
}

/**
 * The origin that browsers upload files to, for the `connect-src` of pages. Null without S3. The bucket is part of the
 * host, except where the AWS SDK puts it into the path: if `S3_FORCE_PATH_STYLE` is set, if the endpoint is an IP
 * address, or if the bucket's name cannot be one label of a host name.
 */
export function s3Origin(environment: S3Environment = env()): string | null {
  const bucket = s3Bucket(environment);
  if (bucket === null) return null;
  const { S3_ENDPOINT, S3_REGION = "us-east-1", S3_FORCE_PATH_STYLE } = environment;
  const endpoint = new URL(S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`);
  const isAddress = isIP(endpoint.hostname.replace(/^\[|\]$/g, "")) > 0;
  const isBucketInPath = S3_FORCE_PATH_STYLE || isAddress || !HOST_LABEL.test(bucket);
  return isBucketInPath ? endpoint.origin : `${endpoint.protocol}//${bucket}.${endpoint.host}`;
}

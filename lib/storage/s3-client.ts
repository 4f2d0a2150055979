import "server-only";
import { S3Client, type S3ClientConfig } from "@aws-sdk/client-s3";
import { env } from "@/lib/env";
import { processState } from "@/lib/process-state.mjs";

const SOCKETS_MAX = 500;

const state = processState("s3", (): { client?: S3Client } => ({}));

/**
 * The S3 settings from the environment. Checksums are used only where S3 requires them, because many S3-compatible
 * servers do not support the optional ones.
 */
export function s3Config(): S3ClientConfig {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "", S3_FORCE_PATH_STYLE } = env();
  return {
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    region: S3_REGION ?? "us-east-1",
    forcePathStyle: S3_FORCE_PATH_STYLE,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // A download holds a connection until its reader has finished, so the default of 50 sockets would be too few.
    requestHandler: { httpAgent: { maxSockets: SOCKETS_MAX }, httpsAgent: { maxSockets: SOCKETS_MAX } },
  };
}

export function s3Client(): S3Client {
  state.client ??= new S3Client(s3Config());
  return state.client;
}

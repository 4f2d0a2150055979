import * as z from "zod";
import { ID_MAX } from "@/lib/http/list";

const GIGABYTE = 1024 ** 3;

/** S3's limits: a file sent in one request, a file sent in parts, and the number of parts. */
export const S3_SIMPLE_MAX_BYTES = 5 * GIGABYTE;
export const S3_MULTIPART_MAX_BYTES = 5 * 1024 * GIGABYTE;
export const S3_PARTS_MAX = 10_000;
/** The maximum number of part URLs that one call signs. */
export const SIGNED_PARTS_MAX = 10;
const METADATA_MAX_BYTES = 2048;

/** Files in "uploads" are private. Files in "public" can be read by anyone. */
export const disk = z.enum(["uploads", "public"]);

const metadataBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Arbitrary data that is kept with a file, at most 2 KB as JSON. */
export const metadata = z
  .record(z.string().max(100), z.json())
  .refine((value) => metadataBytes(value) <= METADATA_MAX_BYTES, "The metadata is too large: at most 2 KB.");

/** 0: the personal workspace. Null or missing: the workspace in the query. */
export const workspaceId = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0).max(ID_MAX))
  .nullable();

/** A file's name, without the folders that some clients include. */
export const fileName = z
  .string()
  .max(1000)
  .transform((name) => (name.split(/[/\\]/).at(-1) ?? "").replace(/\p{Cc}/gu, "").trim())
  .pipe(z.string().min(1).max(255));

/** Empty, or a MIME type with its parameters. Contains only characters that a header can contain. */
export const mime = z
  .string()
  .trim()
  .toLowerCase()
  .max(255)
  .regex(/^[\x20-\x7e]*$/)
  .default("");
export const extension = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/^\./, ""))
  .pipe(z.string().max(40))
  .default("");

/** The fields of a form upload besides `file`. `metadata` has already been parsed from JSON. */
export const formFields = z.strictObject({
  workspaceId: workspaceId.optional(),
  metadata: metadata.default({}),
  disk: disk.default("uploads"),
});
/** The whole form with its file, for the API document. */
export const uploadedForm = z.strictObject({
  file: z.string().meta({ format: "binary" }),
  workspaceId: z.string().optional(),
  metadata: z.string().optional(),
  disk: disk.optional(),
});
export type FormFields = z.output<typeof formFields>;

/** The values in the `Upload-Metadata` header of a tus upload. Other keys are ignored. */
export const tusMetadata = z.object({
  filename: fileName,
  filetype: mime,
  workspaceId: workspaceId.optional(),
  disk: disk.default("uploads"),
  metadata: metadata.default({}),
});
export const tusParams = z.object({ uploadId: z.string().regex(/^[\w-]{10,60}$/) });
export const tusEntryInput = z.strictObject({ uploadKey: z.string().min(1).max(200) });

const announcedFile = z.strictObject({
  filename: fileName,
  mime,
  size: z.int().min(0).max(S3_SIMPLE_MAX_BYTES),
  extension,
  disk: disk.default("uploads"),
  workspaceId: workspaceId.optional(),
  metadata: metadata.default({}),
});

/** A file that will be sent to S3 in one request. */
export const presignInput = announcedFile;
/**
 * The client then sends the file to `url` by PUT within an hour, with `x-amz-acl: <acl>` and `Content-Type: <mime>`.
 * The MIME type must be in lower case, or `application/octet-stream` if it was empty.
 */
export const presignResponse = z.strictObject({ url: z.string(), key: z.string(), acl: z.string() });

/** A file that will be sent to S3 in parts. */
export const s3PartsInput = announcedFile.extend({ size: z.int().min(1).max(S3_MULTIPART_MAX_BYTES) });
export type AnnouncedFile = z.output<typeof announcedFile>;
export const s3PartsResponse = z.strictObject({ key: z.string(), uploadId: z.string() });

const key = z.string().min(1).max(200);
const uploadId = z.string().min(1).max(2000);
const partNumber = z.int().min(1).max(S3_PARTS_MAX);

/** An S3 upload in parts that has been started. */
export const s3PartsRef = z.strictObject({ key, uploadId });
export type S3PartsRef = z.output<typeof s3PartsRef>;

export const partUrlsInput = s3PartsRef.extend({
  partNumbers: z.array(partNumber).min(1).max(SIGNED_PARTS_MAX),
});
export const partUrlsResponse = z.strictObject({
  urls: z.array(z.strictObject({ url: z.string(), partNumber: z.int() })),
});

export const uploadedPartsResponse = z.strictObject({
  parts: z.array(z.strictObject({ PartNumber: z.int(), ETag: z.string(), Size: z.int() })),
});

export const s3CompleteInput = s3PartsRef.extend({
  parts: z
    .array(z.strictObject({ ETag: z.string().min(1).max(200), PartNumber: partNumber }))
    .min(1)
    .max(S3_PARTS_MAX),
});
export type UploadedPart = z.output<typeof s3CompleteInput>["parts"][number];
export const s3CompleteResponse = z.strictObject({ location: z.string() });

/** Input for the file entry of an upload to S3. `filename` is the `key` from the response that started the upload. */
export const s3EntryInput = z.strictObject({
  filename: key,
  clientName: fileName,
  clientMime: mime,
  clientExtension: extension,
  size: z.int().min(0).max(S3_MULTIPART_MAX_BYTES),
  workspaceId: workspaceId.optional(),
  metadata: metadata.optional(),
});
export type S3EntryInput = z.output<typeof s3EntryInput>;

import type { UploadRules } from "@/lib/uploads/policy";

/** The settings of the group `uploads` that the browser needs; `chunk_size` in bytes. */
export type UploadSettings = UploadRules & {
  chunk_size: number;
  s3_direct_upload: boolean;
  disable_tus: boolean;
};

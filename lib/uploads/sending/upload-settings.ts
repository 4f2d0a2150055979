import type { UploadRules } from "@/lib/uploads/policy";

/** The settings in the group `uploads` that the browser needs. `chunk_size` is in bytes. */
export type UploadSettings = UploadRules & {
  chunk_size: number;
  s3_direct_upload: boolean;
  disable_tus: boolean;
};

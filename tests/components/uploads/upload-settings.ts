import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";

/** Settings that refuse no file. */
export const UPLOAD_SETTINGS: UploadSettings = {
  chunk_size: 5 * 1024 * 1024,
  s3_direct_upload: false,
  disable_tus: false,
  max_size: null,
  allowed_types: [],
  blocked_types: [],
};

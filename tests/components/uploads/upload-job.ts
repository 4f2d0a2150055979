import type { UploadJob } from "@/lib/uploads/sending/sender";
import { toChosenFile } from "@/lib/uploads/sending/upload-item";

export const MB = 1024 * 1024;

/** An upload of a file that reports this size but contains at most 4 MB. */
export function uploadJobOf(bytes: number, signal = new AbortController().signal): UploadJob {
  const native = new File([new Uint8Array(Math.min(bytes, 4 * MB))], "film.bin", { type: "application/octet-stream" });
  Object.defineProperty(native, "size", { value: bytes });
  const settings = {
    chunk_size: 5 * MB,
    s3_direct_upload: true,
    disable_tus: false,
    max_size: null,
    allowed_types: [],
    blocked_types: [],
  };
  return { file: toChosenFile(native, ""), options: { settings }, signal, onProgress: () => undefined };
}

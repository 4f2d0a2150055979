import { FileIcon } from "@/components/uploads/file-icon";
import type { FileEntryJson } from "@/lib/files/schema";

const PICTURE_MAX_BYTES = 2_000_000;

/** Only pictures that a browser shows safely; the rest gets a drawing of its kind. */
export function FilePreview({ file }: { file: FileEntryJson }) {
  const isShown = /^image\/(?:png|jpeg|gif|webp|avif)$/.test(file.mime) && file.file_size < PICTURE_MAX_BYTES;
  if (isShown && file.deleted_at === null) {
    // biome-ignore lint/performance/noImgElement: private files do not pass the image optimiser
    return <img className="thumb-s" src={file.url} alt="" loading="lazy" decoding="async" />;
  }
  return (
    <span className="thumb-s">
      <FileIcon mime={file.mime} />
    </span>
  );
}

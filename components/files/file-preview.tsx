import { FileIcon } from "@/components/uploads/file-icon";
import type { FileEntryJson } from "@/lib/files/schema";

const PICTURE_MAX_BYTES = 2_000_000;
const FRAME = "grid size-9 shrink-0 place-items-center rounded-md border border-line bg-surface object-cover";

/**
 * The picture itself if it is small, safe to show in a browser and not in the trash. Otherwise the icon of the file's
 * type.
 */
export function FilePreview({ file }: { file: FileEntryJson }) {
  const isSmallPicture = /^image\/(?:png|jpeg|gif|webp|avif)$/.test(file.mime) && file.file_size < PICTURE_MAX_BYTES;
  if (isSmallPicture && file.deleted_at === null) {
    // biome-ignore lint/performance/noImgElement: Next's image optimisation is off
    return <img className={FRAME} src={file.url} alt="" loading="lazy" decoding="async" />;
  }
  return (
    <span className={FRAME}>
      <FileIcon mime={file.mime} />
    </span>
  );
}

/** The broad types of files, for icons and filters. */
export const FILE_TYPES = ["image", "video", "audio", "text", "pdf", "archive", "file"] as const;
export type FileType = (typeof FILE_TYPES)[number];

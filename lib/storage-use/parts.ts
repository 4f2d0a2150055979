/**
 * What takes up storage. "files": with unfinished uploads. "projects": the current documents, and templates.
 * "versions": the documents in the history of projects. "published": the pages and files of publications. "trash":
 * everything in the trash.
 */
export const STORAGE_PARTS = ["files", "projects", "versions", "published", "trash"] as const;
export type StoragePart = (typeof STORAGE_PARTS)[number];

/** The bytes of each part. */
export type StorageParts = Record<StoragePart, number>;

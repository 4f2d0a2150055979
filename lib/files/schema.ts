import * as z from "zod";
import { FILE_TYPES } from "@/lib/files/policy";
import { idNumber, listQuery, rowId, yesOrNo } from "@/lib/http/list";
import { time } from "@/lib/http/response-schema";
import { mayWire } from "@/lib/ownership/schema";

/** A stored file as the API returns it. */
export const fileEntryWire = z
  .strictObject({
    id: z.int(),
    /** The name that the uploader gave the file. */
    name: z.string(),
    /** The name under which the file is stored. */
    file_name: z.string(),
    /** In bytes. */
    file_size: z.int(),
    /** Detected from the bytes. The extension only decides between kinds of text. */
    mime: z.string(),
    extension: z.string(),
    type: z.enum(FILE_TYPES),
    /**
     * The download URL. Anyone can download a public file. Only users who may view a private file can download it. A
     * file in the trash cannot be downloaded.
     */
    url: z.string(),
    created_at: time,
    /** When the file was moved to the trash. After 30 days there, the file is deleted for good. */
    deleted_at: time.nullable(),
    may: mayWire("files"),
  })
  .meta({ id: "FileEntry" });
export type FileEntryJson = z.output<typeof fileEntryWire>;

export const fileEntryResponse = z.strictObject({ fileEntry: fileEntryWire });

/**
 * For example `?type=image&trashed=true&query=cat&orderBy=file_size`. `everyone` lists all users' files and needs the
 * permission `files.view`.
 */
export const fileEntryListQuery = listQuery(["created_at", "name", "file_size", "type", "deleted_at"]).extend({
  type: z.enum(FILE_TYPES).optional(),
  trashed: yesOrNo.default(false),
  everyone: yesOrNo.default(false),
});
export type FileEntryListQuery = z.output<typeof fileEntryListQuery>;

export const fileEntryParams = z.object({ fileEntryId: rowId });

export const publicFileParams = z.object({ fileName: z.string().regex(/^[\w-]{10,60}$/) });

const IDS_MAX = 200;
const entryIds = z.array(idNumber).max(IDS_MAX);

/** `paths` selects files by `url` or `file_name` instead of id. */
export const fileEntryDeletion = z
  .strictObject({
    entryIds: entryIds.default([]),
    paths: z.array(z.string().min(1).max(2000)).max(IDS_MAX).default([]),
    deleteForever: z.boolean().default(false),
  })
  .refine(({ entryIds, paths }) => entryIds.length + paths.length > 0, {
    path: ["entryIds"],
    error: "This field is required.",
  });
export type FileEntryDeletion = z.output<typeof fileEntryDeletion>;

export const fileEntryRestoration = z.strictObject({ entryIds: entryIds.min(1) });

/** The bytes in use, the limit (null: none), and what takes up the bytes. */
export const storageUseWire = z
  .strictObject({
    used: z.int(),
    limit: z.int().nullable(),
    parts: z
      .strictObject({
        files: z.int().meta({ description: "Files and unfinished uploads." }),
        projects: z.int().meta({ description: "Projects and templates." }),
        versions: z.int().meta({ description: "Earlier versions of projects, and the current one as a version." }),
        published: z
          .int()
          .meta({ description: "Published pages, and copies of their files, of all kept publications." }),
        trash: z.int().meta({ description: "Files, projects and sites in the trash." }),
      })
      .meta({ description: "What takes up the bytes." }),
  })
  .meta({ id: "StorageUse" });
export type StorageUseJson = z.output<typeof storageUseWire>;
export const storageUseResponse = z.strictObject({ usage: storageUseWire });

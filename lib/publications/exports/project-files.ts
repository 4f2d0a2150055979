import "server-only";
import { buffer } from "node:stream/consumers";
import pLimit from "p-limit";
import type { PublishedFile } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import type { Caller } from "@/lib/projects/projects";
import { requireRoom } from "@/lib/publications/copy-files";
import { findDocumentFiles } from "@/lib/publications/document-files";
import { isPictureOfReadableSize, NO_PROPERTIES, propertiesOf } from "@/lib/publications/picture-pixels";
import type { SiteFile } from "@/lib/publications/picture-sizes";
import type { SourceFile } from "@/lib/publications/source-file";

const READS_AT_ONCE = 4;
const FOLDER = "files";

/**
 * A file of a project. `published`: the copy of the file on one of the project's sites. The storage may already contain
 * the resized versions of that copy.
 */
export type ProjectFile = { file: SiteFile; source: SourceFile; published: PublishedFile | undefined };

/**
 * Finds the files that a project's document, given as JSON text, refers to and that the caller may see, by address.
 * Null for any other file. Several addresses can refer to the same file. Throws a 403 if there are too many files, or
 * if they are too large in total.
 */
export async function findProjectFiles(
  caller: Caller,
  projectId: number,
  document: string,
): Promise<Map<string, ProjectFile | null>> {
  const scope = { ownerId: caller.actor.id, workspaceId: null, caller };
  const files = await findDocumentFiles(document, scope, scope);
  const sources = new Map([...files.values()].flatMap((source) => (source ? [[source.source, source] as const] : [])));
  requireRoom([...sources.values()]);
  const published = await findPublishedFiles(projectId, [...sources.keys()]);
  const filesBySource = await describeAll([...sources.values()], { published, owner: `user:${caller.actor.id}` });
  return new Map(
    [...files].map(([address, source]) => [address, (source && filesBySource.get(source.source)) ?? null]),
  );
}

async function findPublishedFiles(projectId: number, sources: string[]): Promise<Map<string, PublishedFile>> {
  const rows = await db.publishedFile.findMany({ where: { site: { projectId }, source: { in: sources } } });
  return new Map(rows.map((row) => [row.source, row]));
}

type Copies = { published: ReadonlyMap<string, PublishedFile>; owner: string };

async function describeAll(sources: readonly SourceFile[], { published: copies, owner }: Copies) {
  const limit = pLimit(READS_AT_ONCE);
  const files = await Promise.all(
    sources.map((source, index) =>
      limit(async (): Promise<ProjectFile> => {
        const published = copies.get(source.source);
        const { width, height, isAnimated } = published ?? (await readProperties(source, owner));
        const { mime, extension } = source;
        const file = { id: String(index + 1), folder: FOLDER, mime, extension, width, height, isAnimated };
        return { source, published, file };
      }),
    ),
  );
  return new Map(files.map((file) => [file.source.source, file]));
}

async function readProperties({ mime, size, open }: SourceFile, owner: string) {
  if (!isPictureOfReadableSize({ mime, size })) return NO_PROPERTIES;
  const picture = await open()
    .then(buffer)
    .catch(() => null);
  return picture ? propertiesOf(picture, owner) : NO_PROPERTIES;
}

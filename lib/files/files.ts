import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { FileEntry, Prisma } from "@/lib/db/client/client";
import { countListRows } from "@/lib/db/count-list-rows";
import { db } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { toOrderBy } from "@/lib/db/order-by";
import { containsText } from "@/lib/db/search";
import { type BaseUrls, downloadUrl, loadBaseUrls, publicUrl } from "@/lib/files/addresses";
import type { FileType } from "@/lib/files/policy";
import type { FileEntryJson, FileEntryListQuery } from "@/lib/files/schema";
import { paginate } from "@/lib/http/list";
import { line } from "@/lib/i18n/line";
import type { ContentVerb, RowVerb } from "@/lib/ownership/policy";
import { requireInReach, withinList } from "@/lib/ownership/reach";
import { loadRights } from "@/lib/ownership/rights";
import type { WorkspaceScope } from "@/lib/ownership/scope";

/** The actor of a call, and the workspace that the call names (null: none). */
export type Caller = { actor: UserActor; workspace: WorkspaceScope | null };

const SORT_COLUMNS = {
  created_at: "createdAt",
  name: "name",
  file_size: "size",
  type: "type",
  deleted_at: "deletedAt",
} as const;

export async function listFileEntries(caller: Caller, list: FileEntryListQuery) {
  const where: Prisma.FileEntryWhereInput = omitUndefined({
    ...withinList(caller.actor, caller.workspace, { noun: "files", everyone: list.everyone }),
    deletedAt: list.trashed ? { not: null } : null,
    type: list.type,
    name: list.query ? containsText(list.query) : undefined,
  });
  const base = await loadBaseUrls();
  return paginate(list, {
    count: () => countListRows(JSON.stringify(["files", where]), (limit) => db.fileEntry.count({ where, ...limit })),
    rows: async (window) => {
      const rows = await db.fileEntry.findMany({
        where,
        orderBy: toOrderBy(SORT_COLUMNS, list),
        select: SHOWN_COLUMNS,
        ...window,
      });
      const rightsOf = await loadRights(caller, rows, "files");
      return rows.map((row) => fileEntryJson(row, { base, may: rightsOf(row) }));
    },
  });
}

/**
 * Finds a file with which the actor may do what `verb` says. Throws a 404 for a file in the trash, and other errors
 * like `requireInReach`.
 */
export const requireFileEntry = (caller: Caller, verb: ContentVerb, id: number): Promise<FileEntry> =>
  requireInReach(caller, { noun: "files", verb, label: line("File") }, (reach) =>
    db.fileEntry.findFirst({ where: { AND: [{ id, deletedAt: null }, reach] } }),
  );

export async function getFileEntry(caller: Caller, id: number): Promise<FileEntryJson> {
  return loadFileEntryJson(caller, await requireFileEntry(caller, "view", id));
}

/** Like `fileEntryJson`, but also loads the base URLs and what the caller may do with the file. */
export async function loadFileEntryJson(caller: Caller, row: FileEntry): Promise<FileEntryJson> {
  const rightsOf = await loadRights(caller, [row], "files");
  return fileEntryJson(row, { base: await loadBaseUrls(), may: rightsOf(row) });
}

/** The columns that a file's JSON is made of. */
const SHOWN_COLUMNS = {
  id: true,
  name: true,
  key: true,
  disk: true,
  size: true,
  mime: true,
  extension: true,
  type: true,
  ownerId: true,
  workspaceId: true,
  createdAt: true,
  deletedAt: true,
} as const;

type Surroundings = { base: BaseUrls; may: RowVerb<"files">[] };

function fileEntryJson(row: Pick<FileEntry, keyof typeof SHOWN_COLUMNS>, { base, may }: Surroundings): FileEntryJson {
  const { id, name, mime, extension, type, createdAt, deletedAt } = row;
  return {
    id,
    name,
    file_name: fileNameOf(row),
    file_size: Number(row.size),
    mime,
    extension,
    type: type as FileType,
    url: row.disk === "public" ? publicUrl(base, fileNameOf(row)) : downloadUrl(base, id),
    created_at: createdAt.toISOString(),
    deleted_at: deletedAt?.toISOString() ?? null,
    may,
  };
}

/** The name under which a file is stored: the last part of its key. */
export const fileNameOf = ({ key }: Pick<FileEntry, "key">) => key.slice(key.lastIndexOf("/") + 1);

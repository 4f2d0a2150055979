import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { UserActor } from "@/lib/actor/actor";
import { displayName } from "@/lib/actor/display-name";
import { customPageJson, seoOf } from "@/lib/custom-pages/custom-page-json";
import type { CustomPageChange, CustomPageJson, RevisionJson, RevisionListQuery } from "@/lib/custom-pages/schema";
import { CUSTOM_PAGE_TAGS } from "@/lib/custom-pages/tags";
import type { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { paginate } from "@/lib/http/list";

/** The maximum number of earlier versions that are kept per page. */
const REVISIONS_MAX = 50;
const LIST_COLUMNS = {
  id: true,
  title: true,
  createdAt: true,
  user: { select: { id: true, firstName: true, lastName: true, email: true } },
} as const;

/**
 * If the change alters the content, saves the current content as a revision. Locks the page until the transaction ends.
 */
export async function keepRevision(
  tx: Tx,
  { pageId, userId, change }: { pageId: number; userId: number; change: CustomPageChange },
): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "CustomPage" WHERE id = ${pageId} FOR UPDATE`;
  const page = await tx.customPage.findUnique({
    where: { id: pageId },
    select: { title: true, body: true, seo: true },
  });
  if (!page) throw notFound("Page");
  const { title = page.title, body = page.body, seo = page.seo } = change;
  if (isDeepStrictEqual({ title, body, seo }, page)) return;

  await tx.customPageRevision.create({ data: { ...page, seo: page.seo ?? {}, pageId, userId }, select: { id: true } });
  const newest = await tx.customPageRevision.findMany({
    where: { pageId },
    orderBy: { id: "desc" },
    take: REVISIONS_MAX,
    select: { id: true },
  });
  await tx.customPageRevision.deleteMany({ where: { pageId, id: { lt: newest.at(-1)?.id ?? 0 } } });
}

export async function listRevisions(pageId: number, list: RevisionListQuery) {
  if ((await db.customPage.count({ where: { id: pageId } })) === 0) throw notFound("Page");
  const where = { pageId };
  return paginate(list, {
    count: () => db.customPageRevision.count({ where }),
    rows: async (window) => {
      const query = { where, select: LIST_COLUMNS, orderBy: { id: list.orderDir } };
      return (await db.customPageRevision.findMany({ ...query, ...window })).map(revisionJson);
    },
  });
}

/**
 * Restores an earlier version and keeps the current content as a revision. Does not change the slug or whether the page
 * is published.
 */
export async function restoreRevision(actor: UserActor, pageId: number, revisionId: number): Promise<CustomPageJson> {
  return changePublicData(CUSTOM_PAGE_TAGS, async (tx) => {
    const revision = await tx.customPageRevision.findFirst({
      where: { id: revisionId, pageId },
      select: { title: true, body: true, seo: true },
    });
    if (!revision) throw notFound("Version");
    const data = {
      title: revision.title,
      body: revision.body,
      seo: seoOf(revision.seo),
    };
    await keepRevision(tx, { pageId, userId: actor.id, change: data });
    return customPageJson(await tx.customPage.update({ where: { id: pageId }, data }));
  });
}

type RevisionRow = Prisma.CustomPageRevisionGetPayload<{ select: typeof LIST_COLUMNS }>;

const revisionJson = ({ id, title, user, createdAt }: RevisionRow): RevisionJson => ({
  id,
  title,
  user: user && { id: user.id, display_name: displayName(user) },
  created_at: createdAt.toISOString(),
});

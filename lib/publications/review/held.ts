import "server-only";
import { displayName } from "@/lib/actor/display-name";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { containsText } from "@/lib/db/search";
import { notFound } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import { stateOf } from "@/lib/publications/publications";
import type { HoldReason } from "@/lib/publications/review/policy";
import { reviewUrl } from "@/lib/publications/review/review-host";
import type {
  ChangedPageJson,
  HeldListQuery,
  HeldPublicationJson,
  HeldSearch,
  PublicationReviewJson,
} from "@/lib/publications/review/schema";
import { siteUrl } from "@/lib/sites/site-hosts";
import { SHOWN_SITE } from "@/lib/sites/site-json";

const PERSON = { select: { id: true, firstName: true, lastName: true, email: true } } as const;
export const HELD_COLUMNS = {
  id: true,
  number: true,
  holdReasons: true,
  pageCount: true,
  publishAt: true,
  createdAt: true,
  user: PERSON,
  site: { select: { id: true, name: true, slug: true, domains: SHOWN_SITE.domains, owner: PERSON } },
} as const satisfies Prisma.PublicationSelect;
type HeldRow = Prisma.PublicationGetPayload<{ select: typeof HELD_COLUMNS }>;

/** Lists the publications that wait for a review. */
export async function listHeld(list: HeldListQuery) {
  const where = heldMatching(list);
  return paginate(list, {
    count: () => db.publication.count({ where }),
    rows: async (window) => {
      const orderBy = { id: list.orderDir };
      return (await db.publication.findMany({ where, orderBy, select: HELD_COLUMNS, ...window })).map(heldJson);
    },
  });
}

export const heldMatching = ({ query }: HeldSearch): Prisma.PublicationWhereInput => ({
  review: "waiting",
  site: {
    deletedAt: null,
    ...(query && { OR: [{ name: containsText(query) }, { slug: containsText(query) }] }),
  },
});

/** What a reviewer needs to know about a publication, whether or not it waits. */
export async function getReview(id: number): Promise<PublicationReviewJson> {
  const row = await db.publication.findFirst({
    where: { id },
    select: {
      ...HELD_COLUMNS,
      review: true,
      reviewReason: true,
      liveOn: { select: { id: true } },
      scheduledOn: { select: { id: true } },
    },
  });
  if (!row) throw notFound("Publication");
  const site = await db.site.findUniqueOrThrow({
    where: { id: row.site.id },
    select: { live: { select: { id: true, createdAt: true } } },
  });
  const live = site.live && site.live.id !== id ? site.live : null;
  return {
    ...heldJson(row),
    state: stateOf(row),
    review_reason: row.reviewReason,
    url: reviewUrl(id),
    live: live && { id: live.id, url: reviewUrl(live.id), created_at: live.createdAt.toISOString() },
    pages: await listChangedPages(id, live?.id ?? null),
  };
}

/**
 * The pages of a publication, and those of the live one that it lacks. The database compares the pages, because they
 * can be large.
 */
async function listChangedPages(id: number, liveId: number | null): Promise<ChangedPageJson[]> {
  return db.$queryRaw<ChangedPageJson[]>`
    SELECT * FROM (SELECT coalesce(page.path, live.path) AS path, coalesce(page.title, live.title) AS title,
      CASE WHEN live."pageId" IS NULL THEN 'new' WHEN page."pageId" IS NULL THEN 'removed'
        WHEN page.html = live.html THEN 'same' ELSE 'changed' END AS change,
      CASE WHEN page.path <> live.path THEN live.path END AS previous_path
    FROM (SELECT * FROM "PublishedPage" WHERE "publicationId" = ${id}) page
    FULL JOIN (SELECT * FROM "PublishedPage" WHERE "publicationId" = ${liveId}::int) live ON live."pageId" = page."pageId") compared
    ORDER BY change = 'removed', path <> '/', path`;
}

export function heldJson({
  id,
  number,
  site,
  user,
  holdReasons,
  pageCount,
  publishAt,
  createdAt,
}: HeldRow): HeldPublicationJson {
  return {
    id,
    number,
    site: { id: site.id, name: site.name, url: siteUrl({ slug: site.slug, domain: site.domains[0]?.host }) },
    owner: personJson(site.owner),
    user: user && personJson(user),
    reasons: holdReasons as HoldReason[],
    page_count: pageCount,
    publish_at: publishAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}

const personJson = (person: NonNullable<HeldRow["user"]>) => ({
  id: person.id,
  display_name: displayName(person),
  email: person.email,
});

import "server-only";
import type { Actor, UserActor } from "@/lib/actor/actor";
import { customPageJson, customPageRowJson } from "@/lib/custom-pages/custom-page-json";
import { findPublishedPage } from "@/lib/custom-pages/public";
import { keepRevision } from "@/lib/custom-pages/revisions";
import type { CustomPageChange, CustomPageInput, CustomPageJson, CustomPageListQuery } from "@/lib/custom-pages/schema";
import { CUSTOM_PAGE_TAGS } from "@/lib/custom-pages/tags";
import { countListRows } from "@/lib/db/count-list-rows";
import { db, type Tx } from "@/lib/db/db";
import { toOrderBy } from "@/lib/db/order-by";
import { refuseDuplicates } from "@/lib/db/refuse-duplicates";
import { containsText } from "@/lib/db/search";
import { notFound } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { paginate } from "@/lib/http/list";
import { sanitiseBodyField } from "@/lib/http/sanitise-body-field";
import { line } from "@/lib/i18n/line";
import { can } from "@/lib/permissions/can";

const TAKEN = { slug: [line("A page with this address already exists.")] };
const SORT_COLUMNS = { updated_at: "updatedAt", created_at: "createdAt", title: "title", slug: "slug" } as const;

/** Lists pages without their bodies. */
export async function listCustomPages(list: CustomPageListQuery) {
  const where = list.query ? { OR: [{ title: containsText(list.query) }, { slug: containsText(list.query) }] } : {};
  return paginate(list, {
    count: () =>
      countListRows(JSON.stringify(["custom-pages", list.query]), (limit) => db.customPage.count({ where, ...limit })),
    rows: async (window) =>
      (
        await db.customPage.findMany({ where, orderBy: toOrderBy(SORT_COLUMNS, list), omit: { body: true }, ...window })
      ).map(customPageRowJson),
  });
}

/**
 * Returns a page by its id or slug. Throws a 404 if the page is unpublished and the actor lacks `custom_pages.view`.
 */
export async function getCustomPage(actor: Actor, idOrSlug: number | string): Promise<CustomPageJson> {
  const published = await findPublishedPage(idOrSlug);
  if (published) return published;
  const draft = can(actor, "custom_pages.view")
    ? await db.customPage.findUnique({ where: typeof idOrSlug === "number" ? { id: idOrSlug } : { slug: idOrSlug } })
    : null;
  if (!draft) throw notFound("Page");
  return customPageJson(draft);
}

export async function createCustomPage(actor: UserActor, input: CustomPageInput): Promise<CustomPageJson> {
  const data = { ...input, body: await sanitiseBodyField(input.body), ownerId: actor.id };
  return customPageJson(
    await refuseDuplicates(TAKEN, () => changePublicData(CUSTOM_PAGE_TAGS, (tx) => tx.customPage.create({ data }))),
  );
}

/** Changes the given fields. If the content changes, the previous content is kept as a revision. */
export async function updateCustomPage(
  actor: UserActor,
  id: number,
  change: CustomPageChange,
): Promise<CustomPageJson> {
  const data = change.body === undefined ? change : { ...change, body: await sanitiseBodyField(change.body) };
  const write = async (tx: Tx) => {
    await keepRevision(tx, { pageId: id, userId: actor.id, change: data });
    return tx.customPage.update({ where: { id }, data });
  };
  return customPageJson(await refuseDuplicates(TAKEN, () => changePublicData(CUSTOM_PAGE_TAGS, write)));
}

export async function deleteCustomPage(id: number): Promise<void> {
  const { count } = await changePublicData(CUSTOM_PAGE_TAGS, (tx) => tx.customPage.deleteMany({ where: { id } }));
  if (count === 0) throw notFound("Page");
}

import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { UserPage } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { lockUntilCommit } from "@/lib/db/lock-until-commit";
import { toOrderBy } from "@/lib/db/order-by";
import { containsText } from "@/lib/db/search";
import { AppError, forbidden, notFound } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { paginate } from "@/lib/http/list";
import { sanitiseBodyField } from "@/lib/http/sanitise-body-field";
import { can } from "@/lib/permissions/can";
import type {
  UserPageChange,
  UserPageInput,
  UserPageJson,
  UserPageListQuery,
  UserPageRowJson,
} from "@/lib/user-pages/schema";

/** The cache tags of the links in the dashboard's sidebar. */
const TAGS = ["user-pages"];
const SORT_COLUMNS = { created_at: "createdAt", name: "name" } as const;
/** There is a maximum because the sidebar shows all pages. */
const PAGES_MAX = 100;

/** Lists pages without their bodies. */
export async function listUserPages(actor: UserActor, list: UserPageListQuery) {
  requireReader(actor);
  const where = list.query ? { name: containsText(list.query) } : {};
  const page = await paginate(list, {
    count: () => db.userPage.count({ where }),
    rows: async (window) =>
      (
        await db.userPage.findMany({ where, orderBy: toOrderBy(SORT_COLUMNS, list), omit: { body: true }, ...window })
      ).map(userPageRowJson),
  });
  return { ...page, pages: page.pagination.data.map(({ id, name, link }) => ({ id, name, link })) };
}

export async function getUserPage(actor: UserActor, id: number): Promise<UserPageJson> {
  requireReader(actor);
  const page = await db.userPage.findUnique({ where: { id } });
  if (!page) throw notFound("Page");
  return userPageJson(page);
}

export async function createUserPage({ link, body, name }: UserPageInput): Promise<UserPageJson> {
  const data = { name, link: link || null, body: await sanitiseBodyField(body) };
  const page = await changePublicData(TAGS, async (tx) => {
    await lockUntilCommit(tx, "user-pages"); // otherwise two concurrent requests could both pass the check below
    if ((await tx.userPage.count()) >= PAGES_MAX)
      throw new AppError("limit_reached", "There are already :count pages. Delete one first.", {
        values: { count: PAGES_MAX },
      });
    return tx.userPage.create({ data });
  });
  return userPageJson(page);
}

export async function updateUserPage(id: number, { link, body, name }: UserPageChange): Promise<UserPageJson> {
  const data = {
    ...(name !== undefined && { name }),
    ...(link !== undefined && { link: link || null }),
    ...(body !== undefined && { body: await sanitiseBodyField(body) }),
  };
  const page = await changePublicData(TAGS, async (tx) => {
    if ((await tx.userPage.count({ where: { id } })) === 0) throw notFound("Page");
    return tx.userPage.update({ where: { id }, data });
  });
  return userPageJson(page);
}

export async function deleteUserPage(id: number): Promise<void> {
  const { count } = await changePublicData(TAGS, (tx) => tx.userPage.deleteMany({ where: { id } }));
  if (count === 0) throw notFound("Page");
}

/** Refuses (403) users who can neither open the dashboard nor view the pages in the admin area. */
function requireReader(actor: UserActor): void {
  if (can(actor, "projects.create") || can(actor, "user_pages.view")) return;
  throw forbidden();
}

const userPageJson = (page: UserPage): UserPageJson => ({ ...userPageRowJson(page), body: page.body });

function userPageRowJson({ id, name, link, createdAt, updatedAt }: Omit<UserPage, "body">): UserPageRowJson {
  return { id, name, link, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() };
}

import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { refuseImpersonator } from "@/lib/actor/borrowed-account";
import type { Prisma } from "@/lib/db/client/client";
import { countListRows } from "@/lib/db/count-list-rows";
import { db, type Tx } from "@/lib/db/db";
import { findFewIds } from "@/lib/db/few-ids";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { toOrderBy } from "@/lib/db/order-by";
import { refuseDuplicates } from "@/lib/db/refuse-duplicates";
import { containsText } from "@/lib/db/search";
import { forbidden, requireReferenced } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { privateIdsIn } from "@/lib/files/parse-address";
import { paginate } from "@/lib/http/list";
import { line } from "@/lib/i18n/line";
import type { WorkspaceAction } from "@/lib/ownership/actions";
import { type ActivityActor, recordActivity } from "@/lib/ownership/activity";
import { countTowardsLimit, loadPayerOfRow, releaseFromLimit, requirePayer } from "@/lib/ownership/content-use";
import { type ContentVerb, mayDo } from "@/lib/ownership/policy";
import { requireInReach, withinList, withinReach } from "@/lib/ownership/reach";
import { loadRights } from "@/lib/ownership/rights";
import type { WorkspaceScope } from "@/lib/ownership/scope";
import { requireWithinLimit } from "@/lib/ownership/within-limit";
import { type Caller, requireProject } from "@/lib/projects/projects";
import { requireUsableFiles } from "@/lib/projects/used-files";
import { confirmationOf, sendRecipientLink } from "@/lib/sites/recipient-confirmation";
import type { SiteChange, SiteInput, SiteJson, SiteListQuery } from "@/lib/sites/schema";
import { siteTag } from "@/lib/sites/site-hosts";
import { SHOWN_SITE, type SiteRow, siteJson } from "@/lib/sites/site-json";

const SORT_COLUMNS = {
  updated_at: "updatedAt",
  name: "name",
  created_at: "id", // ids grow with time, and the indexes of the table contain them
  deleted_at: "deletedAt",
} as const;
const TAKEN = { slug: [line("Another site has this address.")] };

export async function listSites(caller: Caller, list: SiteListQuery) {
  const filter: Prisma.SiteWhereInput = omitUndefined({
    ...withinList(caller.actor, caller.workspace, { noun: "sites", everyone: list.everyone }),
    deletedAt: list.trashed ? { not: null } : null,
    projectId: list.project_id,
  });
  const where = list.query ? { ...filter, ...(await buildNameOrSlugFilter(list.query, filter)) } : filter;
  return paginate(list, {
    count: () => countListRows(JSON.stringify(["sites", where]), (limit) => db.site.count({ where, ...limit })),
    rows: async (window) => {
      const rows = await db.site.findMany({
        where,
        orderBy: toOrderBy(SORT_COLUMNS, list),
        select: SHOWN_SITE,
        ...window,
      });
      const rightsOf = await loadRights(caller, rows, "sites");
      return rows.map((row) => siteJson(row, rightsOf(row)));
    },
  });
}

/** Filters by ids if few sites match, because with a filter by text, Postgres might read all sites in list order. */
async function buildNameOrSlugFilter(text: string, filter: Prisma.SiteWhereInput): Promise<Prisma.SiteWhereInput> {
  const matching = { OR: [{ name: containsText(text) }, { slug: containsText(text) }] };
  const ids = await findFewIds((limit) => db.site.findMany({ where: { ...filter, ...matching }, ...limit }));
  return ids ? { id: { in: ids } } : matching;
}

/**
 * Finds a site with which the actor may do what `verb` says. Throws a 404 for a site in the trash, and the errors of
 * `requireInReach`. Throws a 403 if `verb` is "update" or "publish" and the site is beyond the payer's limit. Pass
 * `evenBeyondLimit` for a change that takes something offline or cancels a publication, because such a change is always
 * allowed.
 */
export async function requireSite(
  caller: Caller,
  verb: ContentVerb,
  id: number,
  { evenBeyondLimit = false } = {},
): Promise<SiteRow> {
  const row = await requireInReach(caller, { noun: "sites", verb, label: line("Site") }, (reach) =>
    db.site.findFirst({ where: { AND: [{ id, deletedAt: null }, reach] }, select: SHOWN_SITE }),
  );
  if ((verb === "update" || verb === "publish") && !evenBeyondLimit)
    await requireWithinLimit(caller.actor, row, "sites");
  return row;
}

/** Like `requireSite`, but inside a transaction, without checking the limit, and with only a few columns. */
export const requireSiteIn = (tx: Tx, caller: Caller, verb: ContentVerb, id: number): Promise<CountedSite> =>
  requireCountedSite(tx, caller, verb, { id, deletedAt: null });

export const getSite = async (caller: Caller, id: number): Promise<SiteJson> =>
  loadSiteJson(caller, await requireSite(caller, "view", id));

/**
 * Creates a site, which visitors cannot see until it is published. Throws a 403 if one more site would exceed the
 * payer's limit.
 */
export async function createSite(caller: Caller, { name, slug, project_id, ...input }: SiteInput): Promise<SiteJson> {
  const { actor, workspace } = caller;
  requireOwnRecipient(actor, input.recipient, actor.user.email);
  await requireViewableProject(caller, project_id);
  await requireUsableIcon(actor, input.icon, { icon: null, workspaceId: workspace?.id ?? null });
  const payer = await requirePayer(actor, workspace, "sites");
  const recipient = await getFirstRecipient(caller, input.recipient);
  const holder = { ownerId: actor.id, workspaceId: workspace?.id ?? null };
  const data = {
    name,
    slug,
    projectId: project_id,
    ...holder,
    language: input.language || null,
    recipient,
    recipientConfirmedAt: await confirmationOf(recipient, holder),
    icon: input.icon || null,
  };
  const { id } = await refuseDuplicates(TAKEN, () =>
    db.$transaction(async (tx) => {
      await lockShownProject(tx, project_id);
      await countTowardsLimit(tx, payer, "sites");
      const row = await tx.site.create({ data, select: COUNTED_SITE });
      await recordSiteActivity(tx, caller, row, "site.created");
      return row;
    }),
  );
  if (data.recipientConfirmedAt === null) await sendRecipientLink(id);
  return readSite(caller, id);
}

/** Waits for a move of the project, which locks the project before it counts the project's sites. */
async function lockShownProject(tx: Tx, projectId: number): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Project" WHERE id = ${projectId} FOR KEY SHARE`;
}

/**
 * Returns who receives the messages of a new site: the creator, unless they may not read messages in the workspace,
 * else the workspace's owner. Throws a 403 if somebody else is chosen by a member who may not do that.
 */
async function getFirstRecipient({ actor, workspace }: Caller, chosen: string | undefined): Promise<string | null> {
  const may = (verb: ContentVerb) =>
    mayDo(actor, { isPersonal: workspace === null, isOwn: true, role: workspace }, { noun: "sites", verb });
  const recipient = workspace && !may("read_messages") ? await getOwnersAddress(workspace) : actor.user.email;
  if (chosen === undefined || chosen === recipient) return recipient;
  if (!may("set_recipient")) throw forbidden();
  return chosen || null;
}

const getOwnersAddress = async ({ ownerId }: WorkspaceScope): Promise<string> =>
  (await db.user.findUniqueOrThrow({ where: { id: ownerId }, select: { email: true } })).email;

/**
 * Changes the given fields. Visitors see a new name, project, language or icon after the next publication. Throws a 403
 * for a new recipient, and for a new address of a published site, if the actor's role does not allow it.
 */
export async function updateSite(caller: Caller, id: number, change: SiteChange): Promise<SiteJson> {
  const site = await requireSite(caller, "update", id);
  const { name, slug, project_id, language, icon } = change;
  requireOwnRecipient(caller.actor, change.recipient, site.recipient);
  if (slug !== undefined && slug !== site.slug && site.live) await requireSite(caller, "publish", id);
  await requireUsableIcon(caller.actor, icon, site);
  if (project_id !== undefined) await requireViewableProject(caller, project_id);
  const recipient = await prepareRecipient(site, change.recipient);
  if (recipient) await requireSite(caller, "set_recipient", id);
  const data = omitUndefined({
    name,
    slug,
    projectId: project_id,
    language: language === undefined ? undefined : language || null,
    ...recipient,
    icon: icon === undefined ? undefined : icon || null,
    updatedAt: new Date(),
  });
  await refuseDuplicates(TAKEN, () => changeSite(id, (tx) => tx.site.update({ where: { id }, data, select: ID })));
  if (recipient?.recipientConfirmedAt === null) await sendRecipientLink(id);
  return readSite(caller, id);
}

/** The columns for another recipient. Null if it stays the same, and then keeps its confirmation. */
async function prepareRecipient(site: SiteRow, input: string | undefined) {
  const recipient = input === undefined ? site.recipient : input || null;
  if (recipient === site.recipient) return null;
  return { recipient, recipientConfirmedAt: await confirmationOf(recipient, site), recipientMailedAt: null };
}

/**
 * Moves a site to the trash and takes it offline. It can be restored for 30 days and no longer counts towards the
 * limit.
 */
export async function deleteSite(caller: Caller, id: number): Promise<void> {
  await changeSite(id, async (tx) => {
    await lockSite(tx, id);
    const row = await requireSiteIn(tx, caller, "delete", id);
    await releaseFromLimit(tx, row, "sites");
    await tx.site.update({ where: { id }, data: { deletedAt: new Date() }, select: ID });
    await recordSiteActivity(tx, caller, row, "site.deleted");
  });
}

/**
 * Takes a site out of the trash: what was published is online again, unless the site is suspended. If the actor may not
 * publish it, it stays offline. Throws a 403 if one more site would exceed the payer's limit.
 */
export async function restoreSite(caller: Caller, id: number): Promise<SiteJson> {
  const inTrash = { id, deletedAt: { not: null } };
  const payer = await loadPayerOfRow(await requireCountedSite(db, caller, "delete", inTrash), "sites");
  await changeSite(id, async (tx) => {
    await lockSite(tx, id);
    const row = await requireCountedSite(tx, caller, "delete", inTrash);
    await countTowardsLimit(tx, payer, "sites");
    await recordSiteActivity(tx, caller, row, "site.restored");
    const mayPublish = (await tx.site.count({ where: { id, AND: withinReach(caller.actor, "sites", "publish") } })) > 0;
    await tx.site.update({ where: { id }, data: { deletedAt: null, ...(!mayPublish && OFFLINE) }, select: ID });
  });
  return readSite(caller, id);
}

/** Runs `work` in a transaction, then expires what every instance has cached about the site. */
export const changeSite = <T>(id: number, work: (tx: Tx) => Promise<T>): Promise<T> =>
  changePublicData([siteTag(id)], work);

/** Locks the row, so that concurrent requests do not both change or count the site. */
export async function lockSite(tx: Tx, id: number): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Site" WHERE id = ${id} FOR UPDATE`;
}

/** What visitors send to a site's forms goes to its recipient: an admin who acts as another user cannot change that. */
function requireOwnRecipient(actor: UserActor, recipient: string | undefined, previous: string | null): void {
  if (recipient !== undefined && recipient !== (previous ?? "")) refuseImpersonator(actor);
}

async function requireViewableProject({ actor }: { actor: UserActor }, projectId: number): Promise<void> {
  const project = requireProject({ actor, workspace: null }, "view", projectId);
  await requireReferenced(project, { project_id: [line("There is no such project.")] });
}

type IconHolder = { icon: string | null; workspaceId: number | null };

const requireUsableIcon = (
  actor: UserActor,
  icon: string | undefined,
  { icon: previousIcon, workspaceId }: IconHolder,
) =>
  requireUsableFiles(actor, {
    fileIds: privateIdsIn(icon ?? ""),
    readPrevious: async () => previousIcon ?? "",
    workspaceId,
  });

const ID = { id: true } as const;
/** Nothing is published, scheduled or shared. */
const OFFLINE = { publicationId: null, scheduledId: null, publishAt: null, previewKey: null, previewPassword: null };
/** The columns that are needed to count a site towards its payer's limit, and to record what happened to it. */
export const COUNTED_SITE = { id: true, name: true, ownerId: true, workspaceId: true } as const;
export type CountedSite = { id: number; name: string; ownerId: number; workspaceId: number | null };

/** Records in the activity of the site's workspace what the actor did. The actor's id is null for a deleted account. */
export const recordSiteActivity = (
  tx: Tx,
  { actor }: { actor: ActivityActor },
  { name, workspaceId }: CountedSite,
  action: WorkspaceAction,
) => recordActivity(tx, actor, { workspaceId, action, details: { name } });

/** Finds a site that matches `filter`. Throws the errors of `requireInReach`. */
export const requireCountedSite = (
  tx: Tx,
  caller: Caller,
  verb: ContentVerb,
  filter: Prisma.SiteWhereInput,
): Promise<CountedSite> =>
  requireInReach(caller, { noun: "sites", verb, label: line("Site") }, (reach) =>
    tx.site.findFirst({ where: { AND: [filter, reach] }, select: COUNTED_SITE }),
  );

/**
 * Reads the current state of a site. Call it outside transactions: Prisma reads the site's relations in parallel, but a
 * transaction has only one connection.
 */
export const readSite = async (caller: Caller, id: number): Promise<SiteJson> =>
  loadSiteJson(caller, await db.site.findUniqueOrThrow({ where: { id }, select: SHOWN_SITE }));

async function loadSiteJson(caller: Caller, row: SiteRow): Promise<SiteJson> {
  return siteJson(row, (await loadRights(caller, [row], "sites"))(row));
}

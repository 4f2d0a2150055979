import "server-only";
import { domainToASCII } from "node:url";
import { newToken } from "@/lib/crypto/token";
import type { Prisma } from "@/lib/db/client/client";
import { countListRows } from "@/lib/db/count-list-rows";
import { db, type Tx } from "@/lib/db/db";
import { findFewIds } from "@/lib/db/few-ids";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { toOrderBy } from "@/lib/db/order-by";
import { refuseDuplicates } from "@/lib/db/refuse-duplicates";
import { containsText } from "@/lib/db/search";
import { withDns } from "@/lib/domains/dns";
import { type DomainRow, domainJson, SHOWN_DOMAIN } from "@/lib/domains/domain-json";
import { hostTag } from "@/lib/domains/domain-tags";
import { readFactsOfNewDomain } from "@/lib/domains/facts";
import { findingsOf } from "@/lib/domains/findings";
import { hostOfSite, isOwnHost } from "@/lib/domains/own-hosts";
import type { DnsRecord, DomainChange, DomainInput, DomainJson, DomainListQuery } from "@/lib/domains/schema";
import { isPublicSuffix } from "@/lib/domains/suffixes";
import { concurrentChange, invalid, notFound, requireReferenced } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { paginate } from "@/lib/http/list";
import { line } from "@/lib/i18n/line";
import { enqueue } from "@/lib/jobs/enqueue";
import { countTowardsLimit, releaseFromLimit, requirePayer } from "@/lib/ownership/content-use";
import type { ContentVerb } from "@/lib/ownership/policy";
import { requireInReach, withinList } from "@/lib/ownership/reach";
import { loadRights } from "@/lib/ownership/rights";
import { requireWorkspace } from "@/lib/ownership/scope";
import { requireWithinLimit } from "@/lib/ownership/within-limit";
import type { Caller } from "@/lib/projects/projects";
import { siteTag } from "@/lib/sites/site-hosts";
import type { SiteRow } from "@/lib/sites/site-json";
import { lockSite, requireSite } from "@/lib/sites/sites";

const SORT_COLUMNS = {
  created_at: "id", // ids increase over time, and the table's indexes contain them
  host: "host",
  state: "state",
  checked_at: { nullable: "checkedAt" },
} as const;
const NO_SITE = { site_id: [line("There is no such site.")] };
const DUPLICATE = line("The site already has this host name.");

type Scope = ReturnType<typeof withinList>;

export async function listDomains(caller: Caller, list: DomainListQuery) {
  const { actor, workspace } = caller;
  const scope = withinList(actor, workspace, { noun: "domains", everyone: list.everyone });
  const where: Prisma.DomainWhereInput = omitUndefined({
    ...scope,
    siteId: list.site_id,
    state: list.state,
    AND: list.query ? { OR: await buildHostOrSiteFilter(list.query, scope) } : undefined,
  });
  return paginate(list, {
    count: () => countListRows(JSON.stringify(["domains", where]), (limit) => db.domain.count({ where, ...limit })),
    rows: async (window) => {
      const rows = await db.domain.findMany({
        where,
        orderBy: toOrderBy(SORT_COLUMNS, list),
        select: SHOWN_DOMAIN,
        ...window,
      });
      const rightsOf = await loadRights(caller, rows, "domains");
      return rows.map((row) => domainJson(row, rightsOf(row)));
    },
  });
}

const NOT_ASCII = /[^\0-\x7f]/;

/** Hosts are stored in punycode, so a search for "bücher" looks for "xn--bcher-kva". */
async function buildHostOrSiteFilter(text: string, scope: Scope): Promise<Prisma.DomainWhereInput[]> {
  const name = containsText(text);
  const hasScope = Object.keys(scope).length > 0;
  const where = { name, ...(hasScope && { domains: { some: scope } }) };
  const siteIds = await findFewIds((limit) => db.site.findMany({ where, ...limit }));
  const host = containsText((NOT_ASCII.test(text) && domainToASCII(text)) || text);
  return [{ host }, siteIds ? { siteId: { in: siteIds } } : { site: { name } }];
}

/**
 * Finds a domain with which the actor may do what `verb` says. Throws errors like `requireInReach`. For an update
 * outside a transaction, also throws a 403 if the domain is beyond its payer's limit (see `requireWithinLimit`).
 */
export async function requireDomain(caller: Caller, verb: ContentVerb, id: number, tx: Tx = db): Promise<DomainRow> {
  const row = await requireInReach(caller, { noun: "domains", verb, label: line("Domain") }, (reach) =>
    tx.domain.findFirst({ where: { AND: [{ id }, reach] }, select: SHOWN_DOMAIN }),
  );
  if (verb === "update" && tx === db) await requireWithinLimit(caller.actor, row, "domains");
  return row;
}

export const getDomain = async (caller: Caller, id: number): Promise<DomainJson> =>
  loadDomainJson(caller, await requireDomain(caller, "view", id));

/** The JSON of a domain, with what the caller may do with it. Call it outside transactions. */
export async function loadDomainJson(caller: Caller, row: DomainRow): Promise<DomainJson> {
  return domainJson(row, (await loadRights(caller, [row], "domains"))(row));
}

/**
 * Creates a domain that is checked in the background. It gets the owner and the workspace of its site. Throws a 403 if
 * one more domain would exceed the limit.
 */
export async function createDomain(caller: Caller, { host, site_id }: DomainInput): Promise<DomainJson> {
  requireForeignHost(host);
  const site = await requireSiteForDomain(caller, site_id);
  const workspace = await requireWorkspace(caller.actor, String(site.workspaceId ?? 0));
  const payer = await requirePayer(caller.actor, workspace, "domains");
  const token = newToken();
  const records = await listNeededRecords({ host, token, slug: site.slug });
  const data = { host, token, records, siteId: site.id, ownerId: site.ownerId, workspaceId: site.workspaceId };
  const row = await refuseDuplicates({ host: [DUPLICATE] }, () =>
    db.$transaction(async (tx) => {
      await lockSite(tx, site.id);
      await requireUnmoved(tx, site);
      await countTowardsLimit(tx, payer, "domains");
      const created = await tx.domain.create({ data, select: SHOWN_DOMAIN });
      await enqueue(tx, "check-domain", { domainId: created.id });
      return created;
    }),
  );
  return loadDomainJson(caller, row);
}

/** Throws a 409 if the site was moved to another workspace in the meantime: its domains are where it is. */
async function requireUnmoved(tx: Tx, { id, ownerId, workspaceId }: SiteRow): Promise<void> {
  if ((await tx.site.count({ where: { id, ownerId, workspaceId } })) === 0) throw concurrentChange();
}

/** Moves a domain to another site of the same owner or workspace. A verified domain shows that site immediately. */
export async function updateDomain(caller: Caller, id: number, { site_id }: DomainChange): Promise<DomainJson> {
  const row = await requireDomain(caller, "update", id);
  if (site_id === undefined || site_id === row.siteId) return loadDomainJson(caller, row);
  const site = await requireSiteForDomain(caller, site_id, row);
  const records = (row.records as DnsRecord[]).map((record) =>
    record.type === "CNAME" ? { ...record, value: hostOfSite(site.slug) } : record,
  );
  const data = { siteId: site.id, ownerId: site.ownerId, records, updatedAt: new Date() };
  const tags = [hostTag(row.host), siteTag(row.siteId), siteTag(site.id)];
  const updated = await refuseDuplicates({ site_id: [DUPLICATE] }, () =>
    changePublicData(tags, async (tx) => {
      await requireDomain(caller, "update", id, tx);
      await enqueue(tx, "check-domain", { domainId: id });
      return tx.domain.update({ where: { id }, data, select: SHOWN_DOMAIN });
    }),
  );
  return loadDomainJson(caller, updated);
}

/** Deletes a domain. Its host no longer shows the site and can be verified by others. */
export async function deleteDomain(caller: Caller, id: number): Promise<void> {
  const row = await requireDomain(caller, "delete", id);
  await changePublicData([hostTag(row.host), siteTag(row.siteId)], async (tx) => {
    const { count } = await tx.domain.deleteMany({ where: { id } });
    if (count === 0) throw notFound("Domain");
    await releaseFromLimit(tx, row, "domains");
  });
}

/** Refuses our own hosts and public suffixes. The browser does not check this: the list of suffixes is large. */
function requireForeignHost(host: string): void {
  if (isOwnHost(host)) throw invalid({ host: [line("This host name belongs to this server.")] });
  if (isPublicSuffix(host))
    throw invalid({ host: [line("Anyone can register names below this one. Enter your own host name.")] });
}

/**
 * The records that a new domain needs. If the name servers do not answer, a registered domain gets a CNAME record
 * instead of A and AAAA records.
 */
const listNeededRecords = (domain: { host: string; token: string; slug: string }): Promise<DnsRecord[]> =>
  withDns(async (dns) => findingsOf(domain, await readFactsOfNewDomain(dns, domain.slug)).records);

type OwnedRow = { ownerId: number; workspaceId: number | null };

/**
 * Finds the site for a domain. It must have the same owner or workspace as `domain`. Without `domain`, it must belong
 * to the actor or to a workspace. Throws a 422 otherwise.
 */
async function requireSiteForDomain({ actor, workspace }: Caller, siteId: number, domain?: OwnedRow): Promise<SiteRow> {
  const site = await requireReferenced(requireSite({ actor, workspace }, "update", siteId), NO_SITE);
  if (!hasSameOwner(site, domain ?? { ownerId: actor.id, workspaceId: site.workspaceId })) throw invalid(NO_SITE);
  return site;
}

const hasSameOwner = (site: OwnedRow, { ownerId, workspaceId }: OwnedRow) =>
  site.workspaceId === workspaceId && (workspaceId !== null || site.ownerId === ownerId);

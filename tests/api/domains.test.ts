import { DELETE, GET as GET_ONE, PUT } from "@/app/api/v1/domains/[domainId]/route";
import { GET, POST } from "@/app/api/v1/domains/route";
import { db } from "@/lib/db/db";
import { domains } from "@/lib/domains/feature";
import { findSiteIdOfHost } from "@/lib/domains/find-site";
import { onExpire } from "@/lib/events/expiry";
import { sweepExpired } from "@/lib/jobs/sweep";
import { siteTag } from "@/lib/sites/site-hosts";
import { call } from "../support/api";
import { withDnsServer } from "../support/dns-server";
import { addMember, createDomain, createSite, createUser, createWorkspace, unique } from "../support/factories";
import { refusesGuests } from "../support/refuses";

const dns = withDnsServer();
process.env.APP_URL = "https://plinth.example.net";
process.env.SITES_HOST = "sites.example.org:8443";

type Person = { id: number };
type Site = { id: number };
const HOUR_MS = 3_600_000;

const createLimitedUser = (value: number) =>
  createUser({
    permissions: [{ name: "domains.create", restrictions: [{ name: "count", value }] }],
  });
const listHosts = async (as: Person, query: Record<string, string | number> = {}) =>
  (await call(GET, { as, query })).json.pagination.data.map(({ host }: { host: string }) => host);
const countDomains = async ({ id: userId }: Person) =>
  (await db.contentUse.findUnique({ where: { userId } }))?.domains ?? 0;

async function create(as: Person, { site, ...body }: { site?: Site; host?: string } = {}) {
  const { id: site_id } = site ?? (await createSite({ owner: as }));
  return call(POST, { as, body: { host: `${unique("www")}.example.com`, site_id, ...body } });
}

/** Returns those of the `tags` that expire while `work` runs. */
async function recordExpiredTags(tags: string[], work: () => Promise<unknown>): Promise<string[]> {
  const expiredTags: string[] = [];
  const unsubscribers = tags.map((tag) => onExpire([tag], () => expiredTags.push(tag)));
  await work();
  for (const unsubscribe of unsubscribers) unsubscribe();
  return [...new Set(expiredTags)].sort();
}

describe("GET domains", () => {
  refusesGuests((options) => call(GET, options));

  test("lists only the user's own domains", async () => {
    const as = await createUser();
    const { host } = await createDomain({ owner: as });
    await createDomain({ owner: await createUser() });

    expect(await listHosts(as)).toEqual([host]);
  });

  test("searches hosts and site names, filters by site and state, and sorts", async () => {
    const as = await createUser();
    const tea = await createSite({ owner: as, name: "Tea house" });
    await createDomain({ owner: as, site: tea, host: "b.example.com", state: "verified" });
    await createDomain({ owner: as, host: "a.example.com" });

    expect(await listHosts(as, { query: "TEA" })).toEqual(["b.example.com"]);
    expect(await listHosts(as, { query: "a.exam" })).toEqual(["a.example.com"]);
    expect(await listHosts(as, { site_id: tea.id })).toEqual(["b.example.com"]);
    expect(await listHosts(as, { state: "pending" })).toEqual(["a.example.com"]);
    expect(await listHosts(as, { orderBy: "host", orderDir: "asc" })).toEqual(["a.example.com", "b.example.com"]);
    expect(await listHosts(as, { orderBy: "host", orderDir: "desc" })).toEqual(["b.example.com", "a.example.com"]);
  });

  test("finds a host in punycode by its Unicode letters", async () => {
    const as = await createUser();
    await createDomain({ owner: as, host: "www.xn--bcher-kva.example" });
    await createDomain({ owner: as });

    expect(await listHosts(as, { query: "Bücher" })).toEqual(["www.xn--bcher-kva.example"]);
  });

  test("lists a workspace's domains for its members, but not for a stranger", async () => {
    const [owner, member, stranger] = [await createUser(), await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    await addMember(workspace.id, member, ["domains.view"]);
    const { host } = await createDomain({ owner, site: await createSite({ owner, workspace }) });

    const query = { workspaceId: workspace.id };
    expect(await listHosts(owner, query)).toEqual([host]);
    expect(await listHosts(member, query)).toEqual([host]);
    expect(await call(GET, { as: stranger, query })).toBeRefused(404, "not_found");
  });

  test("lists everyone's domains only with the permission to see them", async () => {
    const { host } = await createDomain({ owner: await createUser() });
    const query = { everyone: "true", query: host };

    expect(await listHosts(await createUser({ permissions: ["domains.view"] }), query)).toEqual([host]);
    expect(await call(GET, { as: await createUser(), query })).toBeRefused(403, "forbidden");
  });

  test.each<[Record<string, string>, string]>([
    [{ orderBy: "token" }, "orderBy"],
    [{ site_id: "x" }, "site_id"],
    [{ state: "lost" }, "state"],
  ])("names the invalid field in %j", async (query, field) => {
    expect(await call(GET, { as: await createUser(), query })).toNameFields(field);
  });
});

describe("POST domains", () => {
  refusesGuests((options) => call(POST, { ...options, body: { host: "www.example.com", site_id: 1 } }));

  test("refuses a user without the permission", async () => {
    const as = await createUser({ roles: [], permissions: ["projects.create", "sites.create"] });
    expect(await create(as)).toBeRefused(403, "forbidden");
  });

  test("creates a domain with the records that a subdomain needs", async () => {
    const as = await createUser();
    const site = await createSite({ owner: as, name: "Studio", slug: unique("studio") });

    const { status, json } = await create(as, { site, host: " WWW.Bücher.example. " });

    const { token } = await db.domain.findUniqueOrThrow({ where: { id: json.domain.id } });
    const host = "www.xn--bcher-kva.example";
    expect(status).toBe(201);
    expect(json.domain).toMatchObject({
      host,
      unicode_host: "www.bücher.example",
      counterpart: "xn--bcher-kva.example",
      url: `https://${host}`,
      site: { id: site.id, name: "Studio", is_trashed: false },
      state: "pending",
      reason: null,
      records: [
        { type: "TXT", name: `_plinth.${host}`, value: `plinth-verify=${token}`, found: [], ok: false },
        { type: "CNAME", name: host, value: `${site.slug}.sites.example.org`, found: [], ok: false },
      ],
    });
    expect(await countDomains(as)).toBe(1);
  });

  test("returns the records that a registered domain needs, with the addresses of SITES_HOST", async () => {
    dns.set("sites.example.org", { A: ["198.51.100.2", "198.51.100.1"], AAAA: ["2001:db8::1"] });

    const { json } = await create(await createUser(), { host: "example.co.uk" });

    expect(json.domain.counterpart).toBe("www.example.co.uk");
    expect(json.domain.records.map(({ type, value }: { type: string; value: string }) => [type, value])).toEqual([
      ["TXT", expect.stringMatching(/^plinth-verify=.{43}$/)],
      ["A", "198.51.100.1"],
      ["A", "198.51.100.2"],
      ["AAAA", "2001:db8::1"],
    ]);
  });

  test("works while a name server fails", async () => {
    dns.fail("sites.example.org", "SERVFAIL");

    expect((await create(await createUser(), { host: "example.com" })).status).toBe(201);
  });

  test.each([
    ["https://www.example.com"],
    ["www.example.com:443"],
    ["www.example.com/shop"],
    ["192.0.2.1"],
    ["[2001:db8::1]"],
    ["localhost"],
    ["db.internal"],
    ["no dots"],
    [""],
    ["x".repeat(301)],
    ["co.uk"],
    ["GitHub.io"],
    ["plinth.example.net"],
    ["shop.plinth.example.net"],
    ["sites.example.org"],
    ["pottery.sites.example.org."],
    ["a.b.sites.example.org"],
  ])("refuses the host %p", async (host) => {
    expect(await create(await createUser(), { host })).toNameFields("host");
  });

  test("reports a missing site_id and an unknown field", async () => {
    const as = await createUser();
    const { id: site_id } = await createSite({ owner: as });

    expect(await call(POST, { as, body: { host: "www.example.com" } })).toNameFields("site_id");
    const body = { host: "www.example.com", site_id, state: "verified" };
    expect(await call(POST, { as, body })).toNameFields("state");
  });

  test("refuses somebody else's site as if it did not exist, even for a user who may change all sites", async () => {
    const site = await createSite({ owner: await createUser() });
    const moderator = await createUser({ permissions: ["sites.update", "sites.view"] });

    expect(await create(await createUser(), { site })).toNameFields("site_id");
    expect(await create(moderator, { site })).toNameFields("site_id");
  });

  test("refuses a site in the trash", async () => {
    const as = await createUser();
    const site = await createSite({ owner: as });
    await db.site.update({ where: { id: site.id }, data: { deletedAt: new Date() } });

    expect(await create(as, { site })).toNameFields("site_id");
  });

  test("refuses a host that the site already has, but not a host that another site claims", async () => {
    const as = await createLimitedUser(3);
    const [first, second] = [await createSite({ owner: as }), await createSite({ owner: as })];
    await create(as, { site: first, host: "www.example.com" });

    expect(await create(as, { site: first, host: "www.example.com." })).toNameFields("host");
    expect((await create(as, { site: second, host: "www.example.com" })).status).toBe(201);
    expect(await countDomains(as)).toBe(2);
  });

  test("limits a new member to one domain", async () => {
    const as = await createUser();
    await create(as);

    expect(await create(as)).toBeRefused(403, "limit_reached");
  });

  test("creates only three of eight concurrent domains if the limit is three", async () => {
    const as = await createLimitedUser(3);
    const site = await createSite({ owner: as });

    const responses = await Promise.all(Array.from({ length: 8 }, () => create(as, { site })));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403, 403, 403]);
    expect([await db.domain.count({ where: { ownerId: as.id } }), await countDomains(as)]).toEqual([3, 3]);
  });

  test("counts a domain towards the limit of the workspace's owner, whoever creates it", async () => {
    const [owner, member] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [member] });
    const site = await createSite({ owner, workspace });

    const { json } = await create(member, { site });

    expect(json.domain.workspace_id).toBe(workspace.id);
    expect([await countDomains(owner), await countDomains(member)]).toEqual([1, 0]);
  });
});

describe.each([
  ["GET domains/{id}", GET_ONE, undefined],
  ["PUT domains/{id}", PUT, {}],
  ["DELETE domains/{id}", DELETE, undefined],
] as const)("%s", (_name, handler, body) => {
  refusesGuests((options) => call(handler, { ...options, params: { domainId: 1 }, ...(body && { body }) }));

  test("does not find someone else's domain", async () => {
    const { id: domainId } = await createDomain({ owner: await createUser() });

    const response = await call(handler, { as: await createUser(), params: { domainId }, ...(body && { body }) });

    expect(response).toBeRefused(404, "not_found");
  });
});

describe("a domain", () => {
  test("can be moved to another of the owner's sites, which expires the caches of both sites and of the host", async () => {
    const as = await createUser();
    const { id: domainId, host, siteId } = await createDomain({ owner: as, state: "verified" });
    const other = await createSite({ owner: as });

    const expiredTags = await recordExpiredTags([`host:${host}`, siteTag(siteId), siteTag(other.id)], async () => {
      const { json } = await call(PUT, { as, params: { domainId }, body: { site_id: other.id } });
      expect(json.domain).toMatchObject({ host, state: "verified", site: { id: other.id } });
    });

    expect(expiredTags).toHaveLength(3);
    expect(await findSiteIdOfHost(host)).toBe(other.id);
  });

  test("needs the CNAME record of the site that it is moved to", async () => {
    const as = await createUser();
    const { json } = await create(as);
    const other = await createSite({ owner: as });

    const changed = await call(PUT, { as, params: { domainId: json.domain.id }, body: { site_id: other.id } });

    expect(changed.json.domain.records[1]).toMatchObject({ type: "CNAME", value: `${other.slug}.sites.example.org` });
  });

  test("cannot be moved to a site of another owner or workspace", async () => {
    const as = await createUser();
    const workspace = await createWorkspace({ owner: as });
    const { id: domainId } = await createDomain({ owner: as });
    const foreignSite = await createSite({ owner: await createUser() });
    const sharedSite = await createSite({ owner: as, workspace });

    for (const { id: site_id } of [foreignSite, sharedSite])
      expect(await call(PUT, { as, params: { domainId }, body: { site_id } })).toNameFields("site_id");
  });

  test("cannot change its host", async () => {
    const as = await createUser();
    const { id: domainId } = await createDomain({ owner: as });

    expect(await call(PUT, { as, params: { domainId }, body: { host: "new.example.com" } })).toNameFields("host");
  });

  test("in a workspace can be deleted only by members whose role allows it", async () => {
    const [owner, viewer, deleter] = [await createUser(), await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    await addMember(workspace.id, viewer, ["domains.view"]);
    await addMember(workspace.id, deleter, ["domains.view", "domains.delete"]);
    const { id: domainId } = await createDomain({ owner, site: await createSite({ owner, workspace }) });

    expect((await call(GET_ONE, { as: viewer, params: { domainId } })).status).toBe(200);
    expect(await call(DELETE, { as: viewer, params: { domainId } })).toBeRefused(403, "forbidden");
    expect((await call(DELETE, { as: deleter, params: { domainId } })).status).toBe(200);
  });

  test("frees its host when it is deleted, and no longer counts towards the limit", async () => {
    const as = await createUser();
    const { domain } = (await create(as, { host: "www.example.com" })).json;
    await db.domain.update({ where: { id: domain.id }, data: { state: "verified" } });

    const expiredTags = await recordExpiredTags(["host:www.example.com", siteTag(domain.site.id)], () =>
      call(DELETE, { as, params: { domainId: domain.id } }),
    );

    expect(expiredTags).toHaveLength(2);
    expect([await findSiteIdOfHost("www.example.com"), await countDomains(as)]).toEqual([null, 0]);
  });

  test("is subtracted once from its owner's count, even if several concurrent requests delete it", async () => {
    const as = await createLimitedUser(2);
    const { domain } = (await create(as)).json;
    await create(as);

    const responses = await Promise.all(
      Array.from({ length: 4 }, () => call(DELETE, { as, params: { domainId: domain.id } })),
    );

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await countDomains(as)).toBe(1);
  });

  test("is deleted an hour before its site is deleted for good, so that its owner's count is correct", async () => {
    const as = await createUser();
    const { domain } = (await create(as)).json;
    const trash = (deletedAt: Date) => db.site.update({ where: { id: domain.site.id }, data: { deletedAt } });
    const monthAgoMs = Date.now() - 30 * 24 * HOUR_MS;

    await trash(new Date(monthAgoMs + 2 * HOUR_MS));
    await sweepExpired(null, { features: [domains] });
    expect(await listHosts(as)).toHaveLength(1);

    await trash(new Date(monthAgoMs + HOUR_MS / 2));
    await sweepExpired(null, { features: [domains] });
    expect([await listHosts(as), await countDomains(as)]).toEqual([[], 0]);
  });

  test("in another user's workspace passes to the workspace's owner when the domain's owner is deleted", async () => {
    const [owner, member] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [member] });
    const site = await createSite({ owner: member, workspace });
    const { id } = await createDomain({ owner: member, site });

    await db.$transaction((tx) => domains.removeWithUser(tx, member.id));

    expect(await db.domain.findUniqueOrThrow({ where: { id } })).toMatchObject({ ownerId: owner.id });
  });

  test("is in its owner's export, without its token", async () => {
    const owner = await createUser();
    const { host, token } = await createDomain({ owner });

    const documents = await domains.exportDocuments(owner.id);

    expect(documents).toEqual([{ name: "domains", rows: [expect.objectContaining({ host })] }]);
    expect(JSON.stringify(documents)).not.toContain(token);
  });
});

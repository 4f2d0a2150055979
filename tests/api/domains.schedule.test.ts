import { POST as CHECK } from "@/app/api/v1/domains/[domainId]/check/route";
import type { Domain } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { checkDueDomains } from "@/lib/domains/check-due";
import { findSiteIdOfHost } from "@/lib/domains/find-site";
import { onExpire } from "@/lib/events/expiry";
import { call } from "../support/api";
import { withDnsServer } from "../support/dns-server";
import { createDomain, createSite, createUser } from "../support/factories";
import { sendAndListMails } from "../support/sent-mails";

const dns = withDnsServer();
process.env.SITES_HOST = "sites.example.org";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ago = (ms: number) => new Date(Date.now() - ms);

const run = (signal = new AbortController().signal) => checkDueDomains(null, { signal });
const change = (id: number, data: Partial<Omit<Domain, "records">>) => db.domain.update({ where: { id }, data });
const findDomain = (id: number) => db.domain.findUniqueOrThrow({ where: { id } });

function setCorrectRecords({ host, token }: { host: string; token: string }) {
  dns.set(`_plinth.${host}`, { TXT: [`plinth-verify=${token}`] });
  dns.set(host, { CNAME: "sites.example.org" });
}

describe("the scheduled checks", () => {
  test("verify a pending domain whose records are correct", async () => {
    const { id, ...domain } = await createDomain({ owner: await createUser() });
    setCorrectRecords(domain);

    await run();

    expect(await findDomain(id)).toMatchObject({ state: "verified", reason: null });
  });

  test.each<[string, Partial<Omit<Domain, "records">>, boolean]>([
    ["check a new domain again after ten minutes", { checkedAt: ago(10 * MINUTE_MS) }, true],
    ["do not check a new domain again after five minutes", { checkedAt: ago(5 * MINUTE_MS) }, false],
    [
      "do not check a three-day-old domain again after half an hour",
      { createdAt: ago(3 * DAY_MS), checkedAt: ago(30 * MINUTE_MS) },
      false,
    ],
    ["check a three-day-old domain again after an hour", { createdAt: ago(3 * DAY_MS), checkedAt: ago(HOUR_MS) }, true],
    ["check a verified domain again after six hours", { state: "verified", checkedAt: ago(6 * HOUR_MS) }, true],
    [
      "do not check a verified domain again after five hours",
      { state: "verified", checkedAt: ago(5 * HOUR_MS) },
      false,
    ],
    ["do not check a failed domain again", { state: "failed", reason: "not-owned", checkedAt: ago(DAY_MS) }, false],
    [
      "check a new domain again if its host was taken",
      { state: "failed", reason: "taken", checkedAt: ago(HOUR_MS) },
      true,
    ],
    [
      "do not check an old domain again if its host was taken",
      { state: "failed", reason: "taken", createdAt: ago(15 * DAY_MS), checkedAt: ago(HOUR_MS) },
      false,
    ],
  ])("%s", async (_, columns, isDue) => {
    const { id, ...domain } = await createDomain({ owner: await createUser() });
    setCorrectRecords(domain);
    const { checkedAt } = await change(id, columns);

    await run();

    expect((await findDomain(id)).checkedAt?.getTime() !== checkedAt?.getTime()).toBe(isDue);
  });

  test("continue for a taken host even after a check during which the name servers did not answer", async () => {
    const { id, ...domain } = await createDomain({ owner: await createUser() });
    await change(id, { state: "failed", reason: "taken", checkedAt: ago(HOUR_MS) });
    dns.fail(`_plinth.${domain.host}`, "SERVFAIL");
    await run();
    const unreachable = await findDomain(id);
    dns.clear();
    setCorrectRecords(domain);
    await change(id, { checkedAt: ago(HOUR_MS) });

    await run();

    expect(unreachable).toMatchObject({ state: "failed", reason: "taken" });
    expect(await findDomain(id)).toMatchObject({ state: "verified", reason: null });
  });

  test("leave out the domains of a site in the trash", async () => {
    const owner = await createUser();
    const { id: siteId } = await createSite({ owner });
    const { id } = await createDomain({ owner, site: { id: siteId, workspaceId: null } });
    await db.site.update({ where: { id: siteId }, data: { deletedAt: new Date() } });

    await run();

    expect(await findDomain(id)).toMatchObject({ checkedAt: null });
  });

  test("start no check once the process is stopping", async () => {
    const { id } = await createDomain({ owner: await createUser() });

    await run(AbortSignal.abort());

    expect(await findDomain(id)).toMatchObject({ checkedAt: null });
  });

  test("end after 14 days: the domain fails, and its owner is notified once", async () => {
    const owner = await createUser();
    const [old, recent] = [
      await createDomain({ owner, createdAt: ago(14 * DAY_MS + HOUR_MS) }),
      await createDomain({ owner, createdAt: ago(14 * DAY_MS - HOUR_MS) }),
    ];

    await run();
    await call(CHECK, { as: owner, params: { domainId: old.id } });

    expect(await findDomain(old.id)).toMatchObject({ state: "failed", reason: "no-record" });
    expect(await findDomain(recent.id)).toMatchObject({ state: "pending", reason: "no-record" });
    const mails = await sendAndListMails(owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`${old.host} could not be connected to your site`]);
    expect(mails[0]?.link).toBe(`http://localhost:3000/dashboard/domains/${old.id}`);
  });

  test("end after 14 days even if the name servers do not answer, and keep the last records that were found", async () => {
    const domain = await createDomain({ owner: await createUser(), createdAt: ago(15 * DAY_MS) });
    const records = [{ type: "TXT", name: `_plinth.${domain.host}`, value: "a", found: ["b"], ok: false }];
    await db.domain.update({ where: { id: domain.id }, data: { records } });
    dns.fail(`_plinth.${domain.host}`, "SERVFAIL");

    await run();

    expect(await findDomain(domain.id)).toMatchObject({ state: "failed", reason: "dns-unreachable", records });
  });
});

describe("a verified domain whose records have changed", () => {
  async function createVerifiedDomain(failingSince: Date | null = null) {
    const owner = await createUser();
    const domain = await createDomain({ owner, state: "verified", failingSince });
    return { ...domain, owner };
  }

  test("begins to fail, and its owner is notified once", async () => {
    const { id, host, owner } = await createVerifiedDomain();

    await run();
    const { failingSince } = await findDomain(id);
    await change(id, { checkedAt: ago(6 * HOUR_MS) });
    await run();

    expect(await findDomain(id)).toMatchObject({ state: "verified", reason: "no-record", failingSince });
    expect(Date.now() - (failingSince?.getTime() ?? 0)).toBeLessThan(MINUTE_MS);
    const mails = await sendAndListMails(owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Check the DNS records of ${host}`]);
    expect(mails[0]?.link).toBe(`http://localhost:3000/dashboard/domains/${id}`);
  });

  test("notifies its owner once, even if several checks find the change at the same time", async () => {
    const { id: domainId, owner } = await createVerifiedDomain();

    await Promise.all(Array.from({ length: 8 }, () => call(CHECK, { as: owner, params: { domainId } })));

    expect(await sendAndListMails(owner.email)).toHaveLength(1);
  });

  test("is no longer failing once its records are correct again", async () => {
    const domain = await createVerifiedDomain(ago(3 * DAY_MS));
    setCorrectRecords(domain);

    await run();

    expect(await findDomain(domain.id)).toMatchObject({ state: "verified", reason: null, failingSince: null });
  });

  test("keeps its host for seven days", async () => {
    const { id, host, siteId } = await createVerifiedDomain(ago(7 * DAY_MS - HOUR_MS));

    await run();

    expect(await findDomain(id)).toMatchObject({ state: "verified", reason: "no-record" });
    expect(await findSiteIdOfHost(host)).toBe(siteId);
  });

  test("is released after seven days: the host is free, its caches expire, and the owner is notified", async () => {
    const { id, host, siteId, owner } = await createVerifiedDomain(ago(7 * DAY_MS + HOUR_MS));
    const expiredTags: string[] = [];
    const unsubscribers = [`host:${host}`, `site:${siteId}`].map((tag) => onExpire([tag], () => expiredTags.push(tag)));

    await run();

    for (const unsubscribe of unsubscribers) unsubscribe();
    expect(await findDomain(id)).toMatchObject({ state: "failed", reason: "no-record", failingSince: null });
    expect([await findSiteIdOfHost(host), new Set(expiredTags).size]).toEqual([null, 2]);
    expect((await sendAndListMails(owner.email)).map(({ subject }) => subject)).toEqual([
      `Your site is no longer shown at ${host}`,
    ]);
  });

  test("frees its host for another site when released", async () => {
    const { host } = await createVerifiedDomain(ago(8 * DAY_MS));
    const other = await createDomain({ owner: await createUser(), host });
    setCorrectRecords(other);

    await run();
    await change(other.id, { checkedAt: ago(HOUR_MS) });
    await run();

    expect(await findDomain(other.id)).toMatchObject({ state: "verified" });
  });

  test("is not released while the name servers do not answer", async () => {
    const { id, host } = await createVerifiedDomain(ago(30 * DAY_MS));
    dns.fail(`_plinth.${host}`, "SERVFAIL");

    await run();

    expect(await findDomain(id)).toMatchObject({ state: "verified", reason: "dns-unreachable" });
  });
});

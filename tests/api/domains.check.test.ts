import { POST as CHECK } from "@/app/api/v1/domains/[domainId]/check/route";
import { POST } from "@/app/api/v1/domains/route";
import { db } from "@/lib/db/db";
import { findSiteIdOfHost } from "@/lib/domains/find-site";
import type { DnsRecord, DomainJson } from "@/lib/domains/schema";
import { env } from "@/lib/env";
import { call } from "../support/api";
import { withDnsServer, type ZoneRecords } from "../support/dns-server";
import { runDueJobs } from "../support/due-jobs";
import { createDomain, createSite, createUser, unique } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { ageRateLimits } from "../support/time";

const dns = withDnsServer();
process.env.SITES_HOST = "sites.example.org:8443";

const OUR_IPV4 = "198.51.100.1";
const OUR_IPV6 = "2001:db8::1";
const OTHER_IPV4 = "203.0.113.5";
const PROXY_IPV4 = "104.16.1.1";

type TestDomain = { domainId: number; host: string; slug: string; proof: string };

beforeEach(() => {
  dns.set("sites.example.org", { A: [OUR_IPV4], AAAA: [OUR_IPV6] });
});
afterEach(() => jest.restoreAllMocks());

async function createTestDomain(host = `${unique("www")}.example.com`): Promise<TestDomain & { as: { id: number } }> {
  const as = await createUser();
  const { slug, ...site } = await createSite({ owner: as });
  const { id, token } = await createDomain({ owner: as, site, host });
  dns.set(`${slug}.sites.example.org`, { CNAME: "sites.example.org" });
  return { as, domainId: id, host, slug, proof: `plinth-verify=${token}` };
}

const prove = ({ host, proof }: TestDomain, ...others: string[]) =>
  dns.set(`_plinth.${host}`, { TXT: [...others, proof] });

async function check(as: { id: number }, domainId: number): Promise<DomainJson> {
  const { status, json } = await call(CHECK, { as, params: { domainId } });
  expect(status).toBe(200);
  return json.domain;
}

/** Checks a domain whose ownership is proven and whose host has the records that `recordsOf` returns. */
async function checkProvenDomain(host: string | undefined, recordsOf: (domain: TestDomain) => ZoneRecords) {
  const domain = await createTestDomain(host);
  prove(domain);
  dns.set(domain.host, recordsOf(domain));
  return check(domain.as, domain.domainId);
}

const withoutNames = (records: DnsRecord[]) =>
  records.map(({ type, value, found, ok }) => ({ type, value, found, ok }));

describe("POST domains/{id}/check", () => {
  refusesGuests((options) => call(CHECK, { ...options, params: { domainId: 1 } }));

  test("does not find someone else's domain", async () => {
    const { domainId } = await createTestDomain();

    expect(await call(CHECK, { as: await createUser(), params: { domainId } })).toBeRefused(404, "not_found");
  });

  test("is allowed ten times a minute", async () => {
    const { as, domainId } = await createTestDomain();
    for (let count = 0; count < 10; count += 1) await check(as, domainId);

    expect(await call(CHECK, { as, params: { domainId } })).toBeRefused(429, "too_many_requests");
    await ageRateLimits(60);
    await check(as, domainId);
  });

  test("verifies a subdomain that points to its site, and returns the records that were found", async () => {
    const domain = await createTestDomain();
    prove(domain, "something-else");
    dns.set(domain.host, { CNAME: `${domain.slug}.sites.example.org` });

    const result = await check(domain.as, domain.domainId);

    expect(result).toMatchObject({ state: "verified", reason: null, failing_since: null });
    expect(Date.now() - Date.parse(result.verified_at ?? "")).toBeLessThan(60_000);
    expect(withoutNames(result.records)).toEqual([
      { type: "TXT", value: domain.proof, found: [domain.proof, "something-else"], ok: true },
      {
        type: "CNAME",
        value: `${domain.slug}.sites.example.org`,
        found: [`${domain.slug}.sites.example.org`],
        ok: true,
      },
    ]);
    const { siteId } = await db.domain.findUniqueOrThrow({ where: { id: domain.domainId } });
    expect(await findSiteIdOfHost(domain.host)).toBe(siteId);
  });

  test("limits the number and the length of the values that it returns", async () => {
    const domain = await createTestDomain();
    const values = Array.from({ length: 24 }, (_, index) => `${index} ${"long ".repeat(60)}`);
    dns.set(`_plinth.${domain.host}`, { TXT: values });

    const [ownership] = (await check(domain.as, domain.domainId)).records;

    expect(ownership?.found).toHaveLength(20);
    expect(Math.max(...(ownership?.found ?? []).map(({ length }) => length))).toBe(255);
  });

  test("is not needed for a new domain, which a job checks", async () => {
    const as = await createUser();
    const { id: site_id, slug } = await createSite({ owner: as });
    const { json } = await call(POST, { as, body: { host: "www.example.com", site_id } });
    dns.set("_plinth.www.example.com", { TXT: [json.domain.records[0].value] });
    dns.set("www.example.com", { CNAME: `${slug}.sites.example.org` });

    await runDueJobs("check-domain");

    expect(await findSiteIdOfHost("www.example.com")).toBe(site_id);
  });
});

describe("a domain is verified", () => {
  test.each<[string, string | undefined, (domain: TestDomain) => ZoneRecords]>([
    ["with a CNAME record to SITES_HOST itself", undefined, () => ({ CNAME: "sites.example.org" })],
    ["with a CNAME record in capitals", undefined, () => ({ CNAME: "SITES.example.ORG" })],
    ["with our addresses instead of a CNAME record", undefined, () => ({ A: [OUR_IPV4], AAAA: [OUR_IPV6] })],
    ["with our IPv4 address only", undefined, () => ({ A: [OUR_IPV4] })],
    [
      "if its host is a registered domain with our addresses",
      "example.com",
      () => ({ A: [OUR_IPV4], AAAA: [OUR_IPV6] }),
    ],
    [
      "if its host is a registered domain with a CNAME record to SITES_HOST",
      "example.com",
      () => ({ CNAME: "sites.example.org" }),
    ],
  ])("%s", async (_, host, recordsOf) => {
    expect(await checkProvenDomain(host, recordsOf)).toMatchObject({ state: "verified", reason: null });
  });

  test("with a chain of CNAME records that ends at our host", async () => {
    const result = await checkProvenDomain(undefined, ({ slug }) => {
      dns.set("one.example.com", { CNAME: "two.example.com" });
      dns.set("two.example.com", { CNAME: `${slug}.sites.example.org` });
      return { CNAME: "one.example.com" };
    });

    expect(result).toMatchObject({ state: "verified", reason: null });
  });

  test("if the hosts below SITES_HOST have addresses, but SITES_HOST itself has none", async () => {
    dns.set("sites.example.org", {});
    const result = await checkProvenDomain("example.com", ({ slug }) => {
      dns.set(`${slug}.sites.example.org`, { A: [OUR_IPV4] });
      return { A: [OUR_IPV4] };
    });

    expect(result).toMatchObject({ state: "verified", reason: null });
  });

  test("with quotes around its TXT record", async () => {
    const domain = await createTestDomain();
    dns.set(`_plinth.${domain.host}`, { TXT: [`"${domain.proof}"`] });
    dns.set(domain.host, { CNAME: "sites.example.org" });

    expect(await check(domain.as, domain.domainId)).toMatchObject({ state: "verified" });
  });
});

describe("a domain stays pending, with the reason", () => {
  test.each<[DomainJson["reason"], string, string | undefined, (domain: TestDomain) => ZoneRecords]>([
    ["no-record", "if its host has no records", undefined, () => ({})],
    ["wrong-target", "if its CNAME record points elsewhere", undefined, () => ({ CNAME: "other.example.net" })],
    ["wrong-target", "if it has another address", undefined, () => ({ A: [OTHER_IPV4] })],
    [
      "wrong-target",
      "if its host is a registered domain with another address",
      "example.com",
      () => ({ A: [OTHER_IPV4] }),
    ],
    ["wrong-target", "if only part of its CNAME is our host", undefined, () => ({ CNAME: "xsites.example.org" })],
    [
      "conflicting-records",
      "if only one of its addresses is ours",
      "example.com",
      () => ({ A: [OUR_IPV4, OTHER_IPV4] }),
    ],
    [
      "conflicting-records",
      "if its IPv6 address is not ours",
      "example.com",
      () => ({ A: [OUR_IPV4], AAAA: ["2001:db8::bad"] }),
    ],
    [
      "conflicting-records",
      "if it has a CNAME record to our host and an address that is not ours",
      undefined,
      ({ slug }) => ({ CNAME: `${slug}.sites.example.org`, A: [OTHER_IPV4] }),
    ],
    ["proxied", "if a proxy hides its target", undefined, () => ({ A: [PROXY_IPV4], AAAA: ["2606:4700::6810:1"] })],
    [
      "proxied",
      "if its host is a registered domain and a proxy hides its target",
      "example.com",
      () => ({ A: [PROXY_IPV4] }),
    ],
    ["wrong-target", "if one of its addresses is not a proxy's", undefined, () => ({ A: [PROXY_IPV4, OTHER_IPV4] })],
  ])("%s %s", async (reason, _, host, recordsOf) => {
    const result = await checkProvenDomain(host, recordsOf);

    expect(result).toMatchObject({ state: "pending", reason, verified_at: null });
    expect(result.records.some(({ type, ok }) => type !== "TXT" && !ok)).toBe(true);
  });

  test("no-record if it has neither a TXT record nor a CNAME record", async () => {
    const { as, domainId } = await createTestDomain();

    expect(await check(as, domainId)).toMatchObject({ state: "pending", reason: "no-record" });
  });

  test.each([
    ["not-owned", []],
    ["not-owned", ["plinth-verify=somebody-else"]],
    ["not-owned", ["v=spf1 -all", "plinth-verify=somebody-else"]],
    ["conflicting-records", ["plinth-verify=one", "plinth-verify=two"]],
  ])("%s if the TXT records are %j", async (reason, TXT) => {
    const { as, domainId, host, slug } = await createTestDomain();
    dns.set(`_plinth.${host}`, { TXT });
    dns.set(host, { CNAME: `${slug}.sites.example.org` });

    const result = await check(as, domainId);

    expect(result).toMatchObject({ state: "pending", reason });
    expect(result.records.map(({ ok }) => ok)).toEqual([false, true]);
  });

  test("not-owned if several TXT records are wrong and no other record is correct", async () => {
    const { as, domainId, host } = await createTestDomain();
    dns.set(`_plinth.${host}`, { TXT: ["plinth-verify=one", "plinth-verify=two"] });

    expect(await check(as, domainId)).toMatchObject({ state: "pending", reason: "not-owned" });
  });

  test("not-owned if the TXT record has the right letters in the wrong case", async () => {
    const domain = await createTestDomain();
    dns.set(`_plinth.${domain.host}`, { TXT: [domain.proof.toUpperCase()] });

    expect(await check(domain.as, domain.domainId)).toMatchObject({ reason: "not-owned" });
  });

  test("wrong-target if its CNAME records form a loop", async () => {
    const result = await checkProvenDomain(undefined, ({ host }) => {
      dns.set("loop.example.com", { CNAME: host });
      return { CNAME: "loop.example.com" };
    });

    expect(result).toMatchObject({ reason: "wrong-target" });
  });
});

test("an address that a registered domain should not have is shown as wrong", async () => {
  dns.set("sites.example.org", { A: [OUR_IPV4] });
  const { records } = await checkProvenDomain("example.com", () => ({ A: [OUR_IPV4], AAAA: ["2001:db8::bad"] }));

  expect(withoutNames(records).slice(1)).toEqual([
    { type: "A", value: OUR_IPV4, found: [OUR_IPV4], ok: true },
    { type: "AAAA", value: "", found: ["2001:db8::bad"], ok: false },
  ]);
});

describe("CAA records", () => {
  test.each<[string, ZoneRecords["CAA"], DomainJson["reason"]]>([
    ["that forbid every authority stop the verification", [["issue", ";"]], "caa"],
    [
      "that allow an authority do not matter",
      [
        ["issue", ";"],
        ["issue", "letsencrypt.org"],
      ],
      null,
    ],
    ["about something else do not matter", [["iodef", "mailto:me@example.com"]], null],
  ])("%s", async (_, CAA, reason) => {
    expect(await checkProvenDomain(undefined, () => ({ A: [OUR_IPV4], CAA: CAA ?? [] }))).toMatchObject({ reason });
  });

  test("of the registered domain apply to a subdomain that has none", async () => {
    dns.set("example.com", { CAA: [["issue", ";"]] });

    const { reason, records } = await checkProvenDomain("a.b.example.com", () => ({ CNAME: "sites.example.org" }));

    expect(reason).toBe("caa");
    expect(records.at(-1)).toEqual({
      type: "CAA",
      name: "example.com",
      value: '0 issue "letsencrypt.org"',
      found: ['0 issue ";"'],
      ok: false,
    });
  });

  test("do not matter if the name server does not answer", async () => {
    const domain = await createTestDomain("deep.example.com");
    prove(domain);
    dns.set(domain.host, { CNAME: "sites.example.org" });
    dns.fail("example.com", "SERVFAIL");

    expect(await check(domain.as, domain.domainId)).toMatchObject({ state: "verified" });
  });
});

describe("a name server that does not answer", () => {
  test.each(["SERVFAIL", "silence"] as const)("leaves a pending domain pending (%s)", async (failure) => {
    const { as, domainId, host } = await createTestDomain();
    dns.fail(`_plinth.${host}`, failure);

    expect(await check(as, domainId)).toMatchObject({ state: "pending", reason: "dns-unreachable" });
  });

  test("leaves a new domain pending if the name server's own address cannot be resolved", async () => {
    const as = await createUser();
    const { id: site_id } = await createSite({ owner: as });
    jest.replaceProperty(env(), "DNS_SERVERS", ["name-server.invalid:53"]);

    const created = await call(POST, { as, body: { host: "www.example.com", site_id } });
    const result = await check(as, created.json.domain.id);

    expect(created.json.domain.records).toMatchObject([{ type: "TXT" }, { type: "CNAME" }]);
    expect(result).toMatchObject({ state: "pending", reason: "dns-unreachable" });
  });

  test("leaves a verified domain verified and not failing", async () => {
    const domain = await createTestDomain();
    prove(domain);
    dns.set(domain.host, { CNAME: "sites.example.org" });
    const { records } = await check(domain.as, domain.domainId);
    dns.fail(domain.host, "SERVFAIL");

    expect(await check(domain.as, domain.domainId)).toMatchObject({
      state: "verified",
      reason: "dns-unreachable",
      failing_since: null,
      records,
    });
  });

  test("for our own host is reported as dns-unreachable", async () => {
    dns.fail("sites.example.org", "SERVFAIL");

    expect(await checkProvenDomain("example.com", () => ({ A: [OTHER_IPV4] }))).toMatchObject({
      reason: "dns-unreachable",
    });
  });
});

describe("a host that several users claim", () => {
  test("is verified for exactly one of 16 users who check it at the same time", async () => {
    const host = "www.example.com";
    const claims = await Promise.all(Array.from({ length: 16 }, () => createTestDomain(host)));
    dns.set(`_plinth.${host}`, { TXT: claims.map(({ proof }) => proof) });
    dns.set(host, { CNAME: "sites.example.org" });

    const results = await Promise.all(claims.map(({ as, domainId }) => check(as, domainId)));

    const verified = results.filter(({ state }) => state === "verified");
    expect(verified).toHaveLength(1);
    expect(results.filter(({ state, reason }) => state === "failed" && reason === "taken")).toHaveLength(15);
    expect(await findSiteIdOfHost(host)).toBe(verified[0]?.site.id);
  });

  test("is free again when the site that has it is in the trash", async () => {
    const [first, second] = [await createTestDomain("www.example.com"), await createTestDomain("www.example.com")];
    dns.set("_plinth.www.example.com", { TXT: [first.proof, second.proof] });
    dns.set("www.example.com", { CNAME: "sites.example.org" });
    await check(first.as, first.domainId);
    expect(await check(second.as, second.domainId)).toMatchObject({ state: "failed", reason: "taken" });

    await db.site.update({ where: { slug: first.slug }, data: { deletedAt: new Date() } });

    expect(await check(second.as, second.domainId)).toMatchObject({ state: "verified", reason: null });
    expect(await check(first.as, first.domainId)).toMatchObject({ state: "failed", reason: "taken" });
  });
});

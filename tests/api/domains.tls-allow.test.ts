import { GET } from "@/app/internal/tls-allow/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createDomain, createSite, createUser, unique } from "../support/factories";

process.env.SITES_HOST = "sites.example.org:8443";

const ask = (domain: string) => call(GET, { query: { domain } });

async function createPublishedSite() {
  const site = await createSite({ owner: await createUser(), slug: unique("pottery") });
  const { id } = await db.publication.create({
    data: { siteId: site.id, number: 1, projectVersion: 1, fileIds: [], pageCount: 1, size: 1 },
  });
  return db.site.update({ where: { id: site.id }, data: { publicationId: id, previewKey: unique("secret") } });
}

describe("GET /internal/tls-allow", () => {
  test("allows a verified host, even with capital letters and without a login", async () => {
    await createDomain({ owner: await createUser(), host: "www.example.com", state: "verified" });

    expect((await ask("WWW.example.com")).status).toBe(200);
  });

  test.each(["pending", "failed"] as const)("refuses a host that is %s", async (state) => {
    await createDomain({ owner: await createUser(), host: "www.example.com", state });

    expect(await ask("www.example.com")).toBeRefused(404, "not_found");
  });

  test("allows the host of a published site, but not of a site that is unpublished or in the trash", async () => {
    const { id, slug } = await createPublishedSite();
    const { slug: unpublishedSlug } = await createSite({ owner: await createUser() });

    expect((await ask(`${slug}.sites.example.org`)).status).toBe(200);
    expect(await ask(`${unpublishedSlug}.sites.example.org`)).toBeRefused(404, "not_found");
    await db.site.update({ where: { id }, data: { deletedAt: new Date() } });
    expect(await ask(`${slug}.sites.example.org`)).toBeRefused(404, "not_found");
  });

  test.each([
    ["suspended", { suspendedAt: new Date() }],
    ["in the trash", { deletedAt: new Date() }],
  ])("refuses the host and the domain of a site that is %s", async (_, columns) => {
    const site = await createPublishedSite();
    const { id, slug, ownerId } = site;
    await createDomain({ owner: { id: ownerId }, site, host: "www.example.com", state: "verified" });
    const hosts = [`${slug}.sites.example.org`, "www.example.com"];
    for (const host of hosts) expect((await ask(host)).status).toBe(200);

    await db.site.update({ where: { id }, data: columns });

    for (const host of hosts) expect(await ask(host)).toBeRefused(404, "not_found");
  });

  test("refuses the host of a preview, which must not appear in certificate transparency logs", async () => {
    const { previewKey } = await createPublishedSite();

    expect(await ask(`${previewKey}.sites.example.org`)).toBeRefused(404, "not_found");
  });

  test.each(["", "sites.example.org", "a.b.sites.example.org", "unknown.example", "x".repeat(5000), "192.0.2.1"])(
    "refuses %p",
    async (domain) => {
      expect(await ask(domain)).toBeRefused(404, "not_found");
    },
  );

  test("refuses a call without a host", async () => {
    expect(await call(GET)).toBeRefused(404, "not_found");
  });
});

import { mkdtempSync, rmSync } from "node:fs";
import https from "node:https";
import os from "node:os";
import path from "node:path";
import { type AppProcess, startApp } from "../support/app-process";
import { hasCaddy, readGuideCaddyfile, startCaddy, validateCaddyfile } from "../support/caddy";
import { type DnsServer, startDnsServer } from "../support/dns-server";
import { HttpClient } from "../support/http-client";

jest.setTimeout(120_000);

const PASSWORD = "a password of the certificates";
/** These tests need `apt-get install caddy`. */
const withCaddy = hasCaddy() ? describe : describe.skip;

withCaddy("Caddy, configured as the guide says", () => {
  let dataDir: string;
  let dns: DnsServer;
  let app: AppProcess;
  let caddy: Awaited<ReturnType<typeof startCaddy>>;

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-caddy-app-"));
    dns = await startDnsServer();
    const env = {
      ADMIN_PASSWORD: PASSWORD,
      SITES_HOST: "sites.example.org",
      DNS_SERVERS: dns.address,
      TRUSTED_PROXIES: "127.0.0.1",
    };
    app = await startApp({ dataDir, env });
    caddy = await startCaddy(Number(new URL(app.origin).port));
  });
  afterAll(async () => {
    await caddy?.stop();
    await app?.stop();
    await dns?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Returns the value of the TXT record that proves ownership, and a function that checks the domain. */
  async function createDomain(host: string) {
    const admin = new HttpClient(app.origin);
    await admin.logIn("admin@example.com", PASSWORD);
    const { project } = (await admin.send("POST", "/api/v1/projects", { name: "Pottery" })).json as RowJson<"project">;
    const site = { name: "Pottery", slug: "pottery", project_id: project.id };
    const { id: site_id } = ((await admin.send("POST", "/api/v1/sites", site)).json as RowJson<"site">).site;
    const json = (await admin.send("POST", "/api/v1/domains", { host, site_id })).json as RowJson<"domain">;
    const { id, records } = json.domain;
    return { proof: records[0]?.value ?? "", check: () => admin.send("POST", `/api/v1/domains/${id}/check`) };
  }

  /** Returns the status of a request through Caddy. */
  const requestStatus = (host: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { host: "127.0.0.1", port: caddy.httpsPort, servername: host, path, rejectUnauthorized: false };
      https
        .get({ ...options, headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
        .on("error", reject);
    });

  test("accepts the Caddyfile", () => {
    expect(() => validateCaddyfile(readGuideCaddyfile())).not.toThrow();
  });

  test("gets a certificate for a domain once it is verified, and for no unknown host", async () => {
    const host = "www.example.com";
    const { proof, check } = await createDomain(host);
    expect(await caddy.hasCertificate(host)).toBe(false);
    dns.set(`_plinth.${host}`, { TXT: [proof] });
    dns.set(host, { CNAME: "pottery.sites.example.org" });

    expect((await check()).json).toMatchObject({ domain: { state: "verified" } });

    expect(await caddy.hasCertificate(host)).toBe(true);
    expect(await caddy.hasCertificate("unknown.example.com")).toBe(false);
    expect(await caddy.hasCertificate("unknown.sites.example.org")).toBe(false);
  });

  test("redirects from http to https", async () => {
    const response = await fetch(`http://127.0.0.1:${caddy.httpPort}/about`, { redirect: "manual" });

    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toMatch(/^https:\/\/.*\/about$/);
  });

  test("does not let visitors ask which hosts are verified", async () => {
    expect(await requestStatus("plinth.example.com", "/api/health")).toBe(200);
    expect(await requestStatus("plinth.example.com", "/internal/tls-allow?domain=www.example.com")).toBe(404);
  });
});

type RowJson<Noun extends string> = Record<Noun, { id: number; records: { value: string }[] }>;

import type { Page } from "@playwright/test";
import { type DnsServer, startDnsServer } from "../support/dns-server";
import { apiOf } from "./api";
import { expectNoAxeViolations } from "./axe";
import { endSession, environmentValue, expect, test, untilHydrated } from "./fixtures";

let dns: DnsServer;
let hostCount = 0;

test.beforeAll(async () => {
  dns = await startDnsServer(Number(environmentValue("PLINTH_E2E_DNS_PORT")));
});
test.afterAll(() => dns.close());

const apiFor = (page: Page) => apiOf(page.request, environmentValue("PLINTH_E2E_URL"));

/** Returns a host and a slug that no other test has. */
function uniqueNames() {
  hostCount += 1;
  const word = `pottery-${process.pid}-${hostCount}`;
  return { host: `www.${word}.test`, slug: word };
}

async function createSite(page: Page, name: string, slug: string) {
  const api = apiFor(page);
  return api.createSite({ name, slug, project_id: await api.createProject(name) });
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

test("a domain is added, shown with its records, verified once they are set, and deleted", async ({
  page,
  member,
  logIn,
}) => {
  const { host, slug } = uniqueNames();
  await logIn(page, member);
  await createSite(page, "Pottery", slug);
  await open(page, "/dashboard/domains");

  await page.getByRole("button", { name: "Add domain" }).first().click();
  await page.getByRole("dialog").getByLabel("Host name").fill(`${host.toUpperCase()}.`);
  await page.getByRole("dialog").getByRole("button", { name: "Add domain" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(host);
  await expect(page.getByText("Not all records have been found")).toBeVisible();
  await expect(page.getByText("Not found yet", { exact: true })).toHaveCount(2);

  const proof = (await page.getByText(/^plinth-verify=/).textContent()) ?? "";
  dns.set(`_plinth.${host}`, { TXT: [proof] });
  dns.set(host, { CNAME: "elsewhere.example.net" });
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText("The host name points to another server")).toBeVisible();
  await expect(page.getByText("elsewhere.example.net")).toBeVisible();

  dns.set(host, { CNAME: `${slug}.sites.localhost` });
  await expect(page.getByText("Visitors find Pottery at")).toBeVisible({ timeout: 30_000 }); // without "Check now"
  await expect(page.getByText("Correct", { exact: true })).toHaveCount(2);

  await page.getByRole("button", { name: "Delete domain" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete domain" }).click();
  await expect(page).toHaveURL("/dashboard/domains");
  await expect(page.getByText("No domains yet")).toBeVisible();
});

test("the dialog says what is wrong with a host name", async ({ page, member, logIn, browserErrors }) => {
  browserErrors.allow(/422/);
  const { slug } = uniqueNames();
  await logIn(page, member);
  await createSite(page, "Pottery", slug);
  await open(page, "/dashboard/domains");
  await page.getByRole("button", { name: "Add domain" }).first().click();
  const host = page.getByRole("dialog").getByLabel("Host name");

  await host.fill("https://www.example.com");
  await host.blur();
  await expect(page.getByText("Enter only the host name")).toBeVisible();

  await host.fill("co.uk");
  await page.getByRole("dialog").getByRole("button", { name: "Add domain" }).click();
  await expect(page.getByText("Anyone can register names below this one")).toBeVisible();
});

test("a member without a site gets a link to the sites", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await open(page, "/dashboard/domains");

  await page.getByRole("button", { name: "Add domain" }).first().click();

  await expect(page.getByRole("dialog").getByRole("link", { name: "Manage Sites" })).toBeVisible();
});

test("the host name without www. can be added too, or the page says why not", async ({
  page,
  admin,
  member,
  logIn,
}) => {
  const { host, slug } = uniqueNames();
  await logIn(page, member);
  const { id } = await apiFor(page).createDomain(host, await createSite(page, "Pottery", slug));
  await open(page, `/dashboard/domains/${id}`);
  await expect(page.getByText(/It cannot be added, because you have reached your domain limit of 1\./)).toBeVisible();

  const person = await admin.createAccount(`roomy-${slug}@example.com`, { isAdmin: true });
  await endSession(page);
  await logIn(page, person);
  const other = uniqueNames();
  const domain = await apiFor(page).createDomain(other.host, await createSite(page, "Tea", other.slug));
  await open(page, `/dashboard/domains/${domain.id}`);
  const bareHost = other.host.replace("www.", "");
  await page.getByRole("button", { name: `Add ${bareHost}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(bareHost);
});

test("axe finds nothing on the list of domains and on the records of a domain", async ({ page, member, logIn }) => {
  const { host, slug } = uniqueNames();
  await logIn(page, member);
  const { id, proof } = await apiFor(page).createDomain(host, await createSite(page, "Pottery", slug));
  dns.set(`_plinth.${host}`, { TXT: [proof] });

  await open(page, "/dashboard/domains");
  await expect(page.getByRole("link", { name: host })).toBeVisible();
  await expectNoAxeViolations(page, "the list of domains");
  await open(page, `/dashboard/domains/${id}`);
  // the first check, made by a job, may come before the record or after it
  await expect(page.getByText("Correct", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Not found yet", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page, "the records of a domain");
});

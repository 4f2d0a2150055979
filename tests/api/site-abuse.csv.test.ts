import { GET as HELD } from "@/app/api/v1/publications/csv/route";
import { GET as EVIDENCE } from "@/app/api/v1/site-evidence/csv/route";
import { GET as REPORTS } from "@/app/api/v1/site-reports/csv/route";
import { POST as REPORT } from "@/app/api/v1/site-reports/route";
import { POST as SUSPEND } from "@/app/api/v1/sites/[siteId]/suspension/route";
import { db } from "@/lib/db/db";
import { call, requestFor } from "../support/api";
import { createSite, createUser, unique } from "../support/factories";
import { refusesWithoutPermission } from "../support/refuses";
import { saveSettings } from "../support/settings";
import { createPublishedSite, hostOf, page, publish, saveDocument, text } from "../support/sites";

type Route = typeof HELD;

const createStaff = () => createUser({ permissions: ["sites.view", "sites.update"] });

/** Quoted cells of a CSV file, which can contain commas and line breaks. */
const QUOTED = /"(?:[^"]|"")*"/g;

/** The file's name, the names of its columns, and its rows as objects. */
async function fetchCsv(route: Route, query: Record<string, string> = {}) {
  const as = await createStaff();
  const response = await route(await requestFor("GET", { as, query }), { params: Promise.resolve({}) });
  const text = (await response.text()).trim().replace(QUOTED, (cell) => cell.replace(/[,\n]/g, " "));
  const [names = [], ...lines] = text.split("\n").map((line) => line.split(","));
  const rows = lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]])));
  return { name: response.headers.get("content-disposition"), names, rows };
}

/** A site that a visitor reported, and that was suspended then. */
async function createSuspended() {
  const { as: owner, site } = await createPublishedSite([page("", [text("Bread")])]);
  const report = { address: `${hostOf(site)}/`, reason: "phishing", details: "It asks for my bank account" };
  await call(REPORT, { body: { ...report, email: "reader@example.com" }, address: `10.9.${site.id % 250}.1` });
  const staff = await createStaff();
  await call(SUSPEND, { as: staff, params: { siteId: site.id }, body: { reason: "=1+1" } });
  return { owner, site, staff };
}

/** A publication that waits for a review. */
async function createHeld() {
  await saveSettings("sites", { review: "always" });
  const owner = await createUser();
  const site = await createSite({ owner, recipient: owner.email, slug: unique("held") });
  await saveDocument(owner, site, [page("", [text("Bread")])]);
  await publish(owner, site);
  await saveSettings("sites", {});
  return { owner, site };
}

describe("GET site-evidence/csv", () => {
  refusesWithoutPermission((options) => call(EVIDENCE, options));

  test("sends what happened and who did it, and escapes formulas", async () => {
    const { owner, site, staff } = await createSuspended();

    const { name, rows } = await fetchCsv(EVIDENCE, { site_id: String(site.id) });

    expect(name).toMatch(/^attachment; filename="site-evidence-\d{4}-\d\d-\d\d\.csv"/);
    expect(rows).toMatchObject([
      { kind: "reported", site_name: site.name, owner_id: String(owner.id), actor_id: "", actor_name: "" },
      { kind: "suspended", actor_id: String(staff.id), text: "'=1+1" },
    ]);
  });

  test("accepts the filters of the list, and refuses others", async () => {
    const { site } = await createSuspended();

    const { rows } = await fetchCsv(EVIDENCE, { site_id: String(site.id), kind: "suspended", query: "1+1" });

    expect(rows.map(({ kind }) => kind)).toEqual(["suspended"]);
    expect(await call(EVIDENCE, { as: await createStaff(), query: "kind=liked" })).toNameFields("kind");
    expect(await call(EVIDENCE, { as: await createStaff(), query: "page=2" })).toNameFields("page");
  });
});

describe("GET publications/csv", () => {
  refusesWithoutPermission((options) => call(HELD, options));

  test("sends only the publications that wait, with their reasons and owners", async () => {
    const { owner, site } = await createHeld();
    await createPublishedSite([page("", [text("Bread")])]);

    const { name, rows } = await fetchCsv(HELD);

    expect(name).toMatch(/^attachment; filename="held-publications-/);
    expect(rows).toMatchObject([
      {
        site_id: String(site.id),
        reasons: "always",
        owner_email: owner.email,
        user_email: owner.email,
        page_count: "1",
      },
    ]);
  });

  test("accepts the search of the list, and refuses other parameters", async () => {
    const { site } = await createHeld();

    const found = await fetchCsv(HELD, { query: site.slug });
    const none = await fetchCsv(HELD, { query: "no site has this name" });

    expect([found.rows.length, none.rows.length, none.names[0]]).toEqual([1, 0, "id"]);
    expect(await call(HELD, { as: await createStaff(), query: "state=open" })).toNameFields("state");
  });
});

describe("GET site-reports/csv", () => {
  refusesWithoutPermission((options) => call(REPORTS, options));

  test("sends the reports that match the filters of the list", async () => {
    const { site } = await createSuspended();
    await db.siteReport.updateMany({ where: { siteId: site.id }, data: { closedAt: new Date() } });

    const closed = await fetchCsv(REPORTS, { query: site.slug, state: "closed" });
    const open = await fetchCsv(REPORTS, { query: site.slug, state: "open" });

    expect(closed.name).toMatch(/^attachment; filename="site-reports-/);
    expect(closed.rows).toMatchObject([
      { site_id: String(site.id), page: "/", reason: "phishing", email: "reader@example.com" },
    ]);
    expect(closed.rows[0]?.suspended_at).toMatch(/^\d{4}-/);
    expect(open.rows).toEqual([]);
    expect(await call(REPORTS, { as: await createStaff(), query: "state=new" })).toNameFields("state");
  });
});

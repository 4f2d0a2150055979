import "@/lib/i18n/message"; // formats plurals; the app loads this module on demand
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SitesAdminScreen } from "@/components/site-reports/sites-admin-screen";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import type { SiteReportJson } from "@/lib/site-reports/schema";
import type { SiteJson } from "@/lib/sites/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { grant, pageOf, renderListPage } from "../data-table/list-page";
import { site as publishedSite } from "../sites/site";

const TIME = "2026-11-01T10:00:00.000Z";
const REPORT: SiteReportJson = {
  id: 3,
  site: { id: 7, name: "Tea house", url: publishedSite.url, suspended_at: null },
  reason: "phishing",
  page: "/login",
  details: "It asks for the password of my bank.",
  email: "reader@example.com",
  closed_at: null,
  created_at: TIME,
};

let server: FakeServer;
let site: SiteJson;
let report: SiteReportJson;

beforeEach(() => {
  [site, report] = [publishedSite, REPORT];
  server = fakeServer({
    "GET /api/v1/sites": () => pageOf([site]),
    "GET /api/v1/site-reports": () => pageOf([report]),
    "POST /api/v1/sites/:id/suspension": ({ body }) => {
      site = { ...site, suspended_at: TIME, suspension_reason: (body as { reason: string }).reason };
      return { site };
    },
    "DELETE /api/v1/sites/:id/suspension": () => {
      site = publishedSite;
      return { site };
    },
    "POST /api/v1/sites/suspensions": ({ body }) => ({ site_ids: (body as { site_ids: number[] }).site_ids }),
    "POST /api/v1/sites/suspensions/undo": ({ body }) => body as object,
    "GET /api/v1/site-evidence": () => pageOf([]),
    "GET /api/v1/publications": () => pageOf([]),
    "PUT /api/v1/site-reports/:id": ({ body }) => {
      report = { ...report, closed_at: (body as { closed: boolean }).closed ? TIME : null };
      return { report };
    },
  });
});
afterEach(() => {
  closeDialogs();
  closeToast();
  cleanup();
});

const ADMIN_GRANTS = [grant("sites.view"), grant("sites.update")];
const show = ({ search = "", permissions = ADMIN_GRANTS } = {}) =>
  renderListPage(<SitesAdminScreen />, { search, permissions });

async function choose(entry: string) {
  await userEvent.click(await screen.findByRole("button", { name: /Tea house/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
}

test("all users' sites are listed with their state", async () => {
  show();

  const row = (await screen.findByText("Tea house")).closest("tr") as HTMLElement;
  expect(within(row).getByText("Published")).toBeTruthy();
  expect(within(row).getByRole("link", { name: "tea.sites.example" })).toBeTruthy();
  expect(server.calls[0]?.path).toContain("everyone=true");
});

test("a site can be suspended with a reason, and the suspension can be lifted", async () => {
  show();

  await choose("Suspend…");
  const dialog = await screen.findByRole("alertdialog", { name: 'Suspend "Tea house"?' });
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "Phishing");
  await userEvent.click(within(dialog).getByRole("button", { name: "Suspend site" }));
  expect(await screen.findByText("Suspended")).toBeTruthy();
  expect(server.writes.at(-1)?.body).toEqual({ reason: "Phishing" });

  await choose("Lift suspension");
  expect(await screen.findByText("Published")).toBeTruthy();
});

test("several sites are suspended with one reason, and an undo puts only these online again", async () => {
  const other = { ...publishedSite, id: 9, name: "Coffee house" };
  const third = { ...publishedSite, id: 11, name: "Milk bar" };
  server.on("GET /api/v1/sites", () => pageOf([site, other, third]));
  server.on("POST /api/v1/sites/suspensions", () => ({ site_ids: [other.id] })); // the first one was suspended before
  show();

  for (const name of [site.name, other.name])
    await userEvent.click(await screen.findByRole("checkbox", { name: new RegExp(name) }));
  await userEvent.click(screen.getByRole("button", { name: "Suspend…" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Suspend 2 sites?" });
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "Phishing");
  await userEvent.click(within(dialog).getByRole("button", { name: "Suspend 2 sites" }));
  expect(await screen.findByText("1 site suspended")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));

  expect(await screen.findByText("Suspension lifted")).toBeTruthy();
  expect(server.writes.map(({ path, body }) => [path, body])).toEqual([
    ["/api/v1/sites/suspensions", { site_ids: [site.id, other.id], reason: "Phishing" }],
    ["/api/v1/sites/suspensions/undo", { site_ids: [other.id] }],
  ]);
});

test("a user who may only view sites cannot select them", async () => {
  show({ permissions: [grant("sites.view")] });

  await screen.findByText("Tea house");
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test.each([
  ["reports", "/api/v1/site-reports/csv?state=open&query=tea", "&state=open"],
  ["reviews", "/api/v1/publications/csv?query=tea", ""],
  ["evidence", "/api/v1/site-evidence/csv?kind=suspended&query=tea", "&kind=suspended"],
])("the list of %s is downloaded as CSV with its search and filters", async (tab, address, filter) => {
  show({ search: `?tab=${tab}&query=tea${filter}` });

  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "CSV" });
  expect(link.getAttribute("href")).toBe(address);
  expect(link.hasAttribute("download")).toBe(true);
});

test("a user who may only view sites cannot suspend them", async () => {
  show({ permissions: [grant("sites.view")] });

  await screen.findByText("Tea house");
  expect(screen.queryByRole("button", { name: /Tea house/ })).toBeNull();
});

test("opening the reports tab clears the search for sites", async () => {
  const { address } = show({ search: "?query=tea&page=2&perPage=50" });
  await screen.findByText("Published");

  await userEvent.click(screen.getByRole("tab", { name: "Reports" }));

  expect(await screen.findByText("It asks for the password of my bank.")).toBeTruthy();
  expect(address()).toBe("?tab=reports");
});

test("a report can be read and closed", async () => {
  show({ search: "?tab=reports" });

  await choose("Read report");
  const dialog = await screen.findByRole("dialog", { name: "Tea house" });
  expect(within(dialog).getByText("reader@example.com")).toBeTruthy();
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));

  await choose("Close report");
  expect(await screen.findByText("Report closed")).toBeTruthy();
  expect(server.writes.at(-1)).toMatchObject({ method: "PUT", path: "/api/v1/site-reports/3", body: { closed: true } });
});

import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StatsPanel } from "@/components/site-stats/stats-panel";
import { countDays, daysBetween, utcDay } from "@/lib/site-stats/days";
import type { SiteStatsJson } from "@/lib/site-stats/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";

const TODAY = utcDay(Date.now());

/** The statistics for a period, with the same numbers each day. */
function statsOf(from: string, to: string, changes: Partial<SiteStatsJson> = {}): SiteStatsJson {
  return {
    from,
    to,
    totals: { views: 1200, visitors: 300 },
    previous: { views: 1000, visitors: 300 },
    days: daysBetween(from, to).map((day) => ({ day, views: 40, visitors: 10 })),
    pages: Array.from({ length: 12 }, (_, index) => ({
      path: `/page-${index}`,
      views: 50 - index,
      visitors: 40 - index,
    })),
    referrers: [
      { referrer: "", views: 80, visitors: 60 },
      { referrer: "example.com", views: 20, visitors: 15 },
      { referrer: "other", views: 3, visitors: 2 },
    ],
    countries: [
      { country: "DE", views: 70, visitors: 50 },
      { country: "", views: 10, visitors: 9 },
    ],
    ...changes,
  };
}

let server: FakeServer;

function respondWith(changes: Partial<SiteStatsJson> = {}) {
  server.on("GET /api/v1/sites/:id/stats", ({ path }) => {
    const query = new URL(path, "http://x").searchParams;
    return { stats: statsOf(query.get("from") ?? "", query.get("to") ?? "", changes) };
  });
}

beforeEach(() => {
  server = fakeServer();
  respondWith();
});
afterEach(cleanup);

const show = (search = "") => renderListPage(<StatsPanel siteId={7} />, { search });
const rowsOf = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** The period of the latest call: its last day and its number of days. */
function requestedPeriod() {
  const query = new URL(server.calls.at(-1)?.path ?? "", "http://x").searchParams;
  const [from, to] = [query.get("from") ?? "", query.get("to") ?? ""];
  return { to, count: countDays(from, to) };
}

test("the totals are compared with the previous period, in words", async () => {
  show();

  expect((await screen.findAllByRole("definition")).map(({ textContent }) => textContent)).toEqual([
    "300",
    "Same as in the previous period",
    "1,200",
    "20% more than in the previous period",
  ]);
});

test("a drop is described as a percentage", async () => {
  respondWith({ totals: { views: 900, visitors: 150 } });

  show();

  expect(await screen.findByText("50% fewer than in the previous period")).toBeTruthy();
  expect(screen.getByText("10% fewer than in the previous period")).toBeTruthy();
});

test("a change of less than half a percent is not shown as 0%", async () => {
  respondWith({ totals: { views: 1001, visitors: 300 }, previous: { views: 1000, visitors: 300 } });

  show();

  expect(await screen.findByText("About the same as in the previous period")).toBeTruthy();
});

test("choosing a period changes the URL and the call", async () => {
  const { address } = show();
  await screen.findAllByRole("definition");
  expect(requestedPeriod()).toEqual({ to: TODAY, count: 30 });

  await userEvent.click(screen.getByRole("radio", { name: "12 months" }));

  expect(address()).toBe("?period=12m");
  expect(requestedPeriod()).toEqual({ to: TODAY, count: 365 });
});

test("the URL selects the period", async () => {
  show("?period=7d");
  await screen.findAllByRole("definition");

  expect(requestedPeriod()).toEqual({ to: TODAY, count: 7 });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "7 days" }).checked).toBe(true);
});

test("the numbers of each day are in a table", async () => {
  show("?period=7d");

  await screen.findByText("Daily numbers");
  const table = screen.getAllByRole("table")[0] as HTMLElement;
  expect(within(table).getAllByRole("row")).toHaveLength(8);
  expect(within(table).getAllByRole("row")[1]?.textContent).toMatch(/1040$/);
});

test("referrers and countries have readable names, and a button shows all pages", async () => {
  show();
  await screen.findAllByRole("definition");

  expect(rowsOf("Pages")).toHaveLength(8);
  expect(rowsOf("Referrers")).toEqual([
    ["Direct or within the site", "60", "80"],
    ["example.com", "15", "20"],
    ["Other websites", "2", "3"],
  ]);
  expect(rowsOf("Countries")).toEqual([
    ["Germany", "50", "70"],
    ["Unknown", "9", "10"],
  ]);

  await userEvent.click(screen.getByRole("button", { name: "Show all 12" }));
  expect(rowsOf("Pages")).toHaveLength(12);
});

test("a site without visits has an explanation instead of charts", async () => {
  const noVisits = { views: 0, visitors: 0 };
  respondWith({ totals: noVisits, previous: noVisits, pages: [], referrers: [], countries: [] });

  show();

  expect(await screen.findByRole("heading", { name: "No visits in this period" })).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("a failed call can be tried again", async () => {
  const restore = server.fail("GET /api/v1/sites/:id/stats", 500);
  show();
  const button = await screen.findByRole("button", { name: "Try again" });

  restore();
  respondWith();
  await userEvent.click(button);

  expect(await screen.findAllByRole("definition")).toHaveLength(4);
});

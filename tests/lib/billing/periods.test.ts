import { type Cycle, periodBoundary } from "@/lib/billing/periods";
import { formatDate } from "@/lib/format/dates";

const boundaries = (anchor: string, cycle: Cycle, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(periodBoundary(Date.parse(anchor), cycle, index + 1)).toISOString(),
  );
const days = (anchor: string, cycle: Cycle, count: number) =>
  boundaries(anchor, cycle, count).map((boundary) => boundary.slice(0, 10));

const monthly: Cycle = { interval: "month", intervalCount: 1 };
const yearly: Cycle = { interval: "year", intervalCount: 1 };

test("in a month without the anchor's day, a period ends on the last day, and later periods end on the anchor's day", () => {
  expect(days("2026-01-31T10:00:00Z", monthly, 5)).toEqual([
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
    "2026-05-31",
    "2026-06-30",
  ]);
});

test("in a leap year, a monthly period that began on 30 January ends on 29 February", () => {
  expect(days("2027-12-30T00:00:00Z", monthly, 3)).toEqual(["2028-01-30", "2028-02-29", "2028-03-30"]);
});

test("yearly periods counted from a leap day end on 28 February, or on 29 February in a leap year", () => {
  expect(days("2028-02-29T12:00:00Z", yearly, 4)).toEqual(["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]);
});

test("periods of several months or days are counted from the anchor", () => {
  expect(days("2026-11-30T00:00:00Z", { interval: "month", intervalCount: 3 }, 3)).toEqual([
    "2027-02-28",
    "2027-05-30",
    "2027-08-30",
  ]);
  expect(days("2026-02-20T00:00:00Z", { interval: "day", intervalCount: 10 }, 2)).toEqual(["2026-03-02", "2026-03-12"]);
});

test("the time of day stays the same, even across clock changes", () => {
  for (const boundary of boundaries("2026-01-15T01:30:00.250Z", monthly, 24))
    expect(boundary).toMatch(/T01:30:00\.250Z$/);
});

test.each([
  ["Europe/Berlin", ["February 28, 2026", "April 1, 2026", "May 1, 2026"]],
  ["America/New_York", ["February 28, 2026", "March 31, 2026", "April 30, 2026"]],
  ["Pacific/Auckland", ["March 1, 2026", "April 1, 2026", "May 1, 2026"]],
])("in %s, each boundary is shown with its date in that zone", (zone, expected) => {
  const dates = boundaries("2026-01-31T22:30:00Z", monthly, 3).map((boundary) =>
    formatDate(boundary, "long", "en", zone),
  );

  expect(dates).toEqual(expected);
});

test("over 100 years, each period has 28 to 31 days", () => {
  for (const anchor of ["2024-02-29T23:59:59.999Z", "2026-01-31T00:00:00Z", "2026-03-29T01:30:00Z"]) {
    const times = [anchor, ...boundaries(anchor, monthly, 1200)].map((time) => Date.parse(time));
    const gaps = times.slice(1).map((time, index) => (time - Number(times[index])) / 86_400_000);

    expect([Math.min(...gaps) >= 28, Math.max(...gaps) <= 31]).toEqual([true, true]);
  }
});

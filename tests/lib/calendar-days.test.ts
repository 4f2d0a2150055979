import { dayOf, endOfDay, formatLocalTime, parseLocalTime, startOfDay } from "@/lib/calendar-days";

test.each([
  ["UTC", "2026-11-21T23:59:59.000Z"],
  ["Asia/Tokyo", "2026-11-21T14:59:59.000Z"],
  ["America/Los_Angeles", "2026-11-22T07:59:59.000Z"],
  ["Asia/Kathmandu", "2026-11-21T18:14:59.000Z"],
])("2026-11-21 ends in %s at %s", (zone, end) => {
  expect(endOfDay("2026-11-21", zone)?.toISOString()).toBe(end);
});

test.each([
  ["2026-03-08", "2026-03-09T06:59:59.000Z"],
  ["2026-11-01", "2026-11-02T07:59:59.000Z"],
])("%s, a day with a clock change in Los Angeles, ends at %s", (day, end) => {
  expect(endOfDay(day, "America/Los_Angeles")?.toISOString()).toBe(end);
});

test("a day on which clocks show 23:59:59 twice ends the second time", () => {
  expect(endOfDay("2026-04-04", "America/Santiago")?.toISOString()).toBe("2026-04-05T03:59:59.000Z");
});

test("a day that is followed by two midnights ends before the first one", () => {
  expect(endOfDay("2026-10-31", "America/Havana")?.toISOString()).toBe("2026-11-01T03:59:59.000Z");
});

test.each([
  ["2026-11-21", "UTC", "2026-11-21T00:00:00.000Z"],
  ["2026-11-21", "Asia/Kathmandu", "2026-11-20T18:15:00.000Z"],
  ["2026-11-21", "America/Los_Angeles", "2026-11-21T08:00:00.000Z"],
])("%s begins in %s at %s", (day, zone, start) => {
  expect(startOfDay(day, zone)?.toISOString()).toBe(start);
});

test.each([
  ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z"],
  ["2026-04-24", "Africa/Cairo", "2026-04-23T22:00:00.000Z"],
])("%s begins in %s at one o'clock, because clocks skip midnight: %s", (day, zone, start) => {
  expect(startOfDay(day, zone)?.toISOString()).toBe(start);
});

test.each([
  ["2026-11-01", "America/Havana", "2026-11-01T04:00:00.000Z"],
  ["2021-10-29", "Asia/Amman", "2021-10-28T21:00:00.000Z"],
])("%s begins in %s at the first of two midnights: %s", (day, zone, start) => {
  expect(startOfDay(day, zone)?.toISOString()).toBe(start);
});

test("a day that a time zone has skipped has neither start nor end", () => {
  expect(startOfDay("2011-12-30", "Pacific/Apia")).toBeNull();
  expect(endOfDay("2011-12-30", "Pacific/Apia")).toBeNull();
});

test.each(["UTC", "Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati"])(
  "the start and the end of a day in %s are on that day, even in the years 2 and 9999",
  (zone) => {
    const days = ["0002-05-01", "2026-03-08", "2026-03-29", "9999-12-31"];

    expect(days.map((day) => dayOf(startOfDay(day, zone) as Date, zone))).toEqual(days);
    expect(days.map((day) => dayOf(endOfDay(day, zone) as Date, zone))).toEqual(days);
  },
);

test.each(["", "2026-13-01", "tomorrow"])("%j is not a day", (text) => {
  expect([startOfDay(text, "UTC"), endOfDay(text, "UTC")]).toEqual([null, null]);
});

test.each([
  ["UTC", "2026-11-21T14:30:00.000Z"],
  ["Asia/Kathmandu", "2026-11-21T08:45:00.000Z"],
  ["America/Los_Angeles", "2026-11-21T22:30:00.000Z"],
])("clocks in %s show 14:30 at %s", (zone, time) => {
  expect(parseLocalTime("2026-11-21T14:30", zone)?.toISOString()).toBe(time);
  expect(formatLocalTime(new Date(time), zone)).toBe("2026-11-21T14:30");
});

test.each(["", "noon"])("%j is not a time", (text) => {
  expect(parseLocalTime(text, "UTC")).toBeNull();
});

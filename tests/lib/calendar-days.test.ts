import { clockTimeOf, dayOf, endOfDay, timeOfClock } from "@/lib/calendar-days";

test.each([
  ["UTC", "2026-11-21T23:59:59.000Z"],
  ["Asia/Tokyo", "2026-11-21T14:59:59.000Z"],
  ["America/Los_Angeles", "2026-11-22T07:59:59.000Z"],
  ["Asia/Kathmandu", "2026-11-21T18:14:59.000Z"],
])("a day ends in %s at %s", (zone, end) => {
  expect(endOfDay("2026-11-21", zone)?.toISOString()).toBe(end);
});

test.each([
  ["2026-03-08", "2026-03-09T06:59:59.000Z"],
  ["2026-11-01", "2026-11-02T07:59:59.000Z"],
])("a day with a clock change ends once: %s", (day, end) => {
  expect(endOfDay(day, "America/Los_Angeles")?.toISOString()).toBe(end);
});

test.each(["UTC", "Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati"])(
  "the end of a day in %s is on that day, even in an early year",
  (zone) => {
    const days = ["0002-05-01", "2026-03-08", "2026-03-29", "9999-12-31"];

    expect(days.map((day) => dayOf(endOfDay(day, zone) as Date, zone))).toEqual(days);
  },
);

test.each(["", "2026-13-01", "tomorrow"])("%j is not a day", (text) => {
  expect(endOfDay(text, "UTC")).toBeNull();
});

test.each([
  ["UTC", "2026-11-21T14:30:00.000Z"],
  ["Asia/Kathmandu", "2026-11-21T08:45:00.000Z"],
  ["America/Los_Angeles", "2026-11-21T22:30:00.000Z"],
])("clocks in %s show 14:30 at %s", (zone, time) => {
  expect(timeOfClock("2026-11-21T14:30", zone)?.toISOString()).toBe(time);
  expect(clockTimeOf(new Date(time), zone)).toBe("2026-11-21T14:30");
});

test.each(["", "noon"])("%j is not a time", (text) => {
  expect(timeOfClock(text, "UTC")).toBeNull();
});

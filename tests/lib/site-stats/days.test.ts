import { addDays, countDays, daysBetween } from "@/lib/site-stats/days";

test("a period includes its first and its last day", () => {
  expect(daysBetween("2026-02-27", "2026-03-01")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
  expect(countDays("2026-02-27", "2026-03-01")).toBe(3);
});

test("days are added across months, years and leap days", () => {
  expect(addDays("2025-12-31", 1)).toBe("2026-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
});

import { DATE_PRESETS, formatDate, formatDateTime, formatRelative } from "@/lib/format/dates";
import { formatBytes, formatNumber } from "@/lib/format/numbers";
import { isTimeZone } from "@/lib/format/time-zones";
import { createT } from "@/lib/i18n/create-t";
import { linesOf } from "@/lib/i18n/lines";
import { formatMoney } from "@/lib/money";

/** Replaces the non-breaking spaces with which Intl joins some parts. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const MOMENT = "2026-11-02T22:42:00Z";

describe("dates", () => {
  test.each([
    ["numeric", "11/02/2026"],
    ["short", "Nov 2, 2026"],
    ["long", "November 2, 2026"],
    ["timestamp", "Nov 2, 2026, 10:42 PM"],
  ] as const)("the preset %s shows %s", (preset, expected) => {
    expect(plain(formatDate(MOMENT, preset, "en", "UTC"))).toBe(expected);
  });

  test.each([
    ["numeric", "11/02/2026, 10:42 PM"],
    ["short", "Nov 2, 2026, 10:42 PM"],
    ["long", "November 2, 2026 at 10:42 PM"],
    ["timestamp", "Nov 2, 2026, 10:42 PM"],
  ] as const)("the preset %s with the time of day shows %s", (preset, expected) => {
    expect(plain(formatDateTime(MOMENT, preset, "en", "UTC"))).toBe(expected);
  });

  test("the presets are the four in the specification", () => {
    expect(DATE_PRESETS).toEqual(["numeric", "short", "long", "timestamp"]);
  });

  test("follow the language", () => {
    expect(formatDate(MOMENT, "long", "de", "UTC")).toBe("2. November 2026");
  });

  test("follow the time zone, even into the next day", () => {
    expect(plain(formatDate(MOMENT, "timestamp", "en", "Asia/Tokyo"))).toBe("Nov 3, 2026, 07:42 AM");
  });

  test("are in UTC when the zone is unknown", () => {
    expect(formatDate(MOMENT, "short", "en", "Mars/Olympus")).toBe("Nov 2, 2026");
  });
});

describe("relative times", () => {
  const now = Date.parse(MOMENT);
  const t = createT({ language: "en", lines: {} });
  const ago = (seconds: number) => formatRelative(new Date(now - seconds * 1000), now, t);

  test.each([
    [0, "a few seconds ago"],
    [59, "a few seconds ago"],
    [60, "1 minute ago"],
    [3599, "59 minutes ago"],
    [3600, "1 hour ago"],
    [86_400, "1 day ago"],
    [13 * 86_400, "1 week ago"],
    [31 * 86_400, "1 month ago"],
    [800 * 86_400, "2 years ago"],
    [-30, "a few seconds ago"],
    [-7200, "in 2 hours"],
  ])("a time %d seconds in the past is shown as %s", (seconds, expected) => {
    expect(ago(seconds)).toBe(expected);
  });

  test("follow the language", () => {
    const german = createT({ language: "de", lines: linesOf("de") });
    expect([5, 7200].map((seconds) => formatRelative(new Date(now - seconds * 1000), now, german))).toEqual([
      "vor wenigen Sekunden",
      "vor 2 Stunden",
    ]);
  });
});

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1,023 bytes"],
  [1024, "1 kB"],
  [1536, "1.5 kB"],
  [2_097_152, "2 MB"],
  [5 * 1024 ** 3, "5 GB"],
  [3 * 1024 ** 5, "3,072 TB"],
])("%d bytes are shown as %s", (bytes, expected) => {
  expect(formatBytes(bytes, "en")).toBe(expected);
});

test.each([
  [12, "USD", "en", "$12"],
  [26.67, "USD", "en", "$26.67"],
  [26.5, "EUR", "de", "26,50 €"],
  [1200, "JPY", "en", "¥1,200"],
])("%d %s in %s is shown as %s", (amount, currency, language, expected) => {
  expect(plain(formatMoney(amount, currency, language))).toBe(expected);
});

test("numbers have the language's digits and grouping", () => {
  expect([formatNumber(1234.5, "en"), formatNumber(1234.5, "de"), formatNumber(1234, "ar")]).toEqual([
    "1,234.5",
    "1.234,5",
    "١٬٢٣٤",
  ]);
});

test.each([
  ["Europe/Lisbon", true],
  ["UTC", true],
  ["europe/LISBON", true],
  ["Etc/GMT+5", true],
  ["+05:30", false],
  ["Europe/\u212Aiev", false], // the Kelvin sign, whose lower case is "k"
  ["auto", false],
  ["", false],
])("%s is a time zone: %s", (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

test("all spellings of a time zone share one format in the cache", () => {
  const create = jest.spyOn(Intl, "DateTimeFormat");

  for (const name of ["Asia/Kathmandu", "asia/kathmandu", "ASIA/KATHMANDU"]) expect(isTimeZone(name)).toBe(true);

  expect(create).toHaveBeenCalledTimes(1);
  create.mockRestore();
});

import { execFileSync } from "node:child_process";
import { DAY_MS } from "@/lib/durations";
import { formatTime } from "@/lib/format/dates";
import { invoicesUntil } from "../../support/renewals";

const timesOf = (invoices: ReturnType<typeof invoicesUntil>) =>
  invoices.map(({ date }) => new Date(date).toISOString().replace(":00.000Z", "Z"));

/**
 * The days of the clock changes, the local times of charges in January, July and the next January, and the local hour
 * at noon UTC on 1 July.
 */
const ZONES = [
  {
    zone: "Europe/Berlin",
    spring: "2026-03-29",
    autumn: "2026-10-25",
    times: ["02:30 AM", "03:30 AM", "02:30 AM"],
    hourAtNoonUtc: 14,
  },
  {
    zone: "America/New_York",
    spring: "2026-03-08",
    autumn: "2026-11-01",
    times: ["08:30 PM", "09:30 PM", "08:30 PM"],
    hourAtNoonUtc: 8,
  },
  {
    zone: "Pacific/Auckland",
    spring: "2026-09-27",
    autumn: "2026-04-05",
    times: ["02:30 PM", "01:30 PM", "02:30 PM"],
    hourAtNoonUtc: 0,
  },
];

test("a subscription that began on a 31st renews on the last day of every month", () => {
  expect(timesOf(invoicesUntil("2026-12-31T22:30:00Z", "2027-05-31T23:00:00Z"))).toEqual([
    "2026-12-31T22:30Z",
    "2027-01-31T22:30Z",
    "2027-02-28T22:30Z",
    "2027-03-31T22:30Z",
    "2027-04-30T22:30Z",
    "2027-05-31T22:30Z",
  ]);
});

test("a subscription that began on a leap day renews on 28 February, and on 29 February in the next leap year", () => {
  expect(timesOf(invoicesUntil("2028-02-29T12:00:00Z", "2032-03-01T00:00:00Z", { interval: "year" }))).toEqual([
    "2028-02-29T12:00Z",
    "2029-02-28T12:00Z",
    "2030-02-28T12:00Z",
    "2031-02-28T12:00Z",
    "2032-02-29T12:00Z",
  ]);
});

test.each(ZONES)("across both clock changes in $zone, each period is charged once, at its start", ({ zone, times }) => {
  const invoices = invoicesUntil("2026-01-15T01:30:00Z", "2027-01-15T02:00:00Z");

  expect(timesOf(invoices)).toEqual(
    Array.from({ length: 13 }, (_, month) =>
      new Date(Date.UTC(2026, month, 15, 1, 30)).toISOString().replace(":00.000Z", "Z"),
    ),
  );
  expect(invoices.map(({ total }) => total)).toEqual(Array.from({ length: 13 }, () => 2261));
  const localTimes = [0, 6, 12].map((month) => formatTime(new Date(Number(invoices[month]?.date)), "en", zone));
  expect(localTimes).toEqual(times);
});

test.each(ZONES.flatMap(({ zone, spring, autumn }) => [spring, autumn].map((day) => ({ zone, day }))))(
  "days are charged without a gap and without an overlap around $day, when the clocks change in $zone",
  ({ day }) => {
    const start = new Date(Date.parse(`${day}T00:30:00Z`) - 2 * DAY_MS).toISOString();
    const end = new Date(Date.parse(`${day}T00:30:00Z`) + 2 * DAY_MS).toISOString();

    const lines = invoicesUntil(start, end, { interval: "day" }).flatMap((invoice) => invoice.lines);

    expect(lines.map(({ periodStart }) => periodStart).slice(1)).toEqual(
      lines.map((line) => line.periodEnd).slice(0, -1),
    );
    expect(lines.map(({ periodStart, periodEnd }) => periodEnd - periodStart)).toEqual(lines.map(() => DAY_MS));
  },
);

/** Bundles and runs the program in a separate process, because Node does not see a change of `TZ` in Jest. */
const RUN_PROGRAM = `
  const { build } = await import("esbuild");
  const options = { bundle: true, format: "esm", platform: "node", write: false, alias: { "@": process.cwd() } };
  const { outputFiles } = await build({ entryPoints: ["tests/support/renewals-program.ts"], ...options });
  await import("data:text/javascript," + encodeURIComponent(outputFiles[0].text));
`;

test.each(ZONES)("a server in the zone $zone charges the same amounts at the same times", ({ zone, hourAtNoonUtc }) => {
  const run = ["--input-type=module", "--eval", RUN_PROGRAM];
  const printed = execFileSync(process.execPath, run, { env: { ...process.env, TZ: zone }, encoding: "utf8" });

  const { hour, invoices } = JSON.parse(printed);

  expect(hour).toBe(hourAtNoonUtc);
  expect(invoices).toEqual(invoicesUntil("2026-01-31T23:30:00Z", "2027-12-31T23:59:00Z"));
});

import { line } from "@/lib/i18n/line";

export type TimeZone = { value: string; text: string };

/** The regions with which names of time zones begin. They are translated where they are shown. */
const REGIONS = [
  line("Africa"),
  line("America"),
  line("Antarctica"),
  line("Arctic"),
  line("Asia"),
  line("Atlantic"),
  line("Australia"),
  line("Europe"),
  line("Indian"),
  line("Pacific"),
];

export type TimeZonesByRegion = Readonly<Record<string, readonly TimeZone[]>>;

/** Offsets are cached until the next quarter hour. They change only then, and computing 400 of them takes 50 ms. */
const PERIOD_MS = 15 * 60_000;
let cached: { period: number; zones: TimeZonesByRegion } | undefined;

/**
 * Time zones, grouped by region. `text` is the place and its offset from UTC at `now`: "New York (UTC-5)". UTC is a
 * group of its own.
 */
export function timeZones(now = new Date()): TimeZonesByRegion {
  const period = Math.floor(now.getTime() / PERIOD_MS);
  if (cached?.period !== period) cached = { period, zones: groupZones(now) };
  return cached.zones;
}

function groupZones(now: Date): TimeZonesByRegion {
  const zones: Record<string, TimeZone[]> = { UTC: [{ value: "UTC", text: "UTC" }] };
  for (const value of Intl.supportedValuesOf("timeZone")) {
    const [region = "", ...place] = value.split("/");
    if (!REGIONS.some((name) => name === region)) continue;
    zones[region] ??= [];
    zones[region].push({ value, text: `${place.join(", ").replaceAll("_", " ")} (${offset(value, now)})` });
  }
  return zones;
}

function offset(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "UTC") ?? "UTC";
}

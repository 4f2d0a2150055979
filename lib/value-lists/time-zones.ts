import { line } from "@/lib/i18n/line";

export type TimeZone = { value: string; text: string };

/** The regions by which the names of zones begin; whoever shows them calls `t`. */
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

export type Zones = Readonly<Record<string, readonly TimeZone[]>>;

/** Summer time begins and ends on the quarter hour; working out four hundred offsets takes 50 ms, so once in that time is enough. */
const FRESH = 15 * 60_000;
let known: { period: number; zones: Zones } | undefined;

/** Region -> its zones, `text` being the place and how far it is from UTC at `now`: "New York (UTC-5)". UTC itself is a group of its own. */
export function timeZones(now = new Date()): Zones {
  const period = Math.floor(now.getTime() / FRESH);
  if (known?.period !== period) known = { period, zones: groups(now) };
  return known.zones;
}

function groups(now: Date): Zones {
  const zones: Record<string, TimeZone[]> = { UTC: [{ value: "UTC", text: "UTC" }] };
  for (const value of Intl.supportedValuesOf("timeZone")) {
    const [region = "", ...place] = value.split("/");
    if (!REGIONS.some((one) => one === region)) continue;
    zones[region] ??= [];
    zones[region].push({ value, text: `${place.join(", ").replaceAll("_", " ")} (${offset(value, now)})` });
  }
  return zones;
}

function offset(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "UTC") ?? "UTC";
}

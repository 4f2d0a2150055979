import type { Settings } from "@/lib/settings/schema";

/** A user's time zone: the one that they have chosen, else the default in the settings, else UTC. */
export function timeZoneOf(user: { timezone: string | null }, dates: Settings["dates"]): string {
  const zone = user.timezone ?? dates.default_timezone;
  return zone === "auto" ? "UTC" : zone;
}

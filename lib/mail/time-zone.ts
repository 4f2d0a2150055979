import type { Settings } from "@/lib/settings/schema";

/** The time zone of the times that are sent to a user: the user's own, else the default in the settings, else UTC. */
export function timeZoneOf(user: { timezone: string | null }, dates: Settings["dates"]): string {
  const zone = user.timezone ?? dates.default_timezone;
  return zone === "auto" ? "UTC" : zone;
}

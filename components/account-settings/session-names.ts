import KeyRound from "lucide-react/icons/key-round";
import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import Tablet from "lucide-react/icons/tablet";
import type { T } from "@/lib/i18n/create-t";
import type { SessionJson } from "@/lib/sessions/schema";

export const SESSION_ICONS = { desktop: Monitor, tablet: Tablet, mobile: Smartphone, token: KeyRound };

export function sessionName({ token, token_name, platform, browser }: SessionJson, t: T): string {
  if (token) return t("API token: :name", { name: token_name ?? "" });
  return deviceName({ platform, browser }, t);
}

export function deviceName({ platform, browser }: Pick<SessionJson, "platform" | "browser">, t: T): string {
  if (platform && browser) return t(":platform, :browser", { platform, browser });
  return platform ?? browser ?? t("Unknown device");
}

export function placeName({ city, country }: Pick<SessionJson, "city" | "country">, t: T): string {
  if (city && country) return t(":city, :country", { city, country });
  return city ?? country ?? t("Unknown location");
}

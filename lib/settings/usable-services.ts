import "server-only";
import type { Settings } from "@/lib/settings/schema";
import { variableOf } from "@/lib/settings/secrets";
import { SERVICES } from "@/lib/settings/social-services";

/** Turns off social services that lack credentials, so that they are not offered. */
export function withUsableServices(social: Settings["social"], secrets: unknown): Settings["social"] {
  const has = (key: string) =>
    variableOf(`social.${key}`) !== null || Object.hasOwn((secrets ?? {}) as Record<string, string>, key);
  const states = SERVICES.map((service) => [
    service,
    { enable: social[service].enable && has(`${service}_client_id`) && has(`${service}_client_secret`) },
  ]);
  return { ...social, ...Object.fromEntries(states) };
}

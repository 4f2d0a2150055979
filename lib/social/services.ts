import "server-only";
import { env } from "@/lib/env";
import { readSecretSetting } from "@/lib/settings/secrets";
import { getSettings } from "@/lib/settings/settings";
import { SERVICES, type Service } from "@/lib/settings/social-services";

/** Our credentials at a service, and its base URL if it is not the default. */
export type ServiceAccess = { clientId: string; clientSecret: string; baseUrl: string | undefined };

/** The credentials of a service, or null if it is turned off or has none. */
export async function readServiceAccess(service: Service): Promise<ServiceAccess | null> {
  if (!(await getSettings()).social[service].enable) return null;
  const [clientId, clientSecret] = await Promise.all([
    readSecretSetting(`social.${service}_client_id`),
    readSecretSetting(`social.${service}_client_secret`),
  ]);
  return clientId && clientSecret ? { clientId, clientSecret, baseUrl: baseUrlOf(service) } : null;
}

/** The services that can be used for login now. */
export async function listUsableServices(): Promise<Service[]> {
  const { social } = await getSettings();
  return SERVICES.filter((service) => social[service].enable);
}

/** The base URL of a service, if it is not the default. */
export function baseUrlOf(service: Service): string | undefined {
  const { GOOGLE_BASE_URL, FACEBOOK_BASE_URL, TWITTER_BASE_URL, ENVATO_BASE_URL } = env();
  const baseUrls = {
    google: GOOGLE_BASE_URL,
    facebook: FACEBOOK_BASE_URL,
    twitter: TWITTER_BASE_URL,
    envato: ENVATO_BASE_URL,
  };
  return baseUrls[service]?.replace(/(?<!\/)\/+$/, "");
}

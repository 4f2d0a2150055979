import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { expireInThisProcess } from "@/lib/events/expiry";
import { SERVICES, type Service } from "@/lib/settings/social-services";
import { type OAuthProvider, startOAuthProvider } from "./oauth-provider";

/** Starts a provider that acts as all four services for the test file, and sets their credentials in `env()`. */
export function withOAuthProvider(): () => OAuthProvider {
  let provider: OAuthProvider | undefined;
  beforeAll(async () => {
    provider = await startOAuthProvider();
    for (const service of SERVICES) {
      const name = service.toUpperCase();
      Object.assign(env(), {
        [`${name}_CLIENT_ID`]: `${service}-client`,
        [`${name}_CLIENT_SECRET`]: `${service}-secret`,
        [`${name}_BASE_URL`]: provider.baseUrl(service),
      });
    }
  });
  afterAll(() => provider?.stop());
  return () => {
    if (!provider) throw new Error("The provider runs only during tests.");
    return provider;
  };
}

/** Saves a group of settings and expires all caches of this process. */
export async function saveSettings(group: string, value: object): Promise<void> {
  await db.setting.upsert({ where: { group }, create: { group, value }, update: { value } });
  expireInThisProcess("all");
}

/** Turns these services on, and all other services off. */
export const switchOn = (...services: Service[]) =>
  saveSettings("social", Object.fromEntries(services.map((service) => [service, { enable: true }])));

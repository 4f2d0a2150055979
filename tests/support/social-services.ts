import { env } from "@/lib/env";
import { SERVICES, type Service } from "@/lib/settings/social-services";
import { type OAuthProvider, startOAuthProvider } from "./oauth-provider";
import { saveSettings } from "./settings";

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

/** Turns these services on, and all other services off. */
export const offerOnlyServices = (...services: Service[]) =>
  saveSettings("social", Object.fromEntries(services.map((service) => [service, { enable: true }])));

import "server-only";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { notConfigured } from "@/lib/service-checks/not-configured";
import type { SocialCheckInput } from "@/lib/service-checks/schema";
import { readSecretSetting } from "@/lib/settings/secrets";
import type { Service } from "@/lib/settings/social-services";
import { type ClientProblem, findClientProblem } from "@/lib/social/client-problem";
import { baseUrlOf } from "@/lib/social/services";

type Credentials = { clientId: string; clientSecret: string };

/**
 * Checks the credentials of a service, by default the configured ones. Throws a 422 if the service does not accept
 * them.
 */
export async function checkSocial({ service, client_id, client_secret }: SocialCheckInput): Promise<void> {
  const clientId = client_id ?? (await readSecretSetting(`social.${service}_client_id`));
  const clientSecret = client_secret ?? (await readSecretSetting(`social.${service}_client_secret`));
  if (!clientId || !clientSecret) throw notConfigured();
  await requireSocialClient(service, { clientId, clientSecret }, "client_secret");
}

/** Throws a 422 on `field` for credentials that the service does not accept. */
export async function requireSocialClient(service: Service, credentials: Credentials, field: string): Promise<void> {
  const problem = await findClientProblem(service, { ...credentials, baseUrl: baseUrlOf(service) });
  if (problem !== null) throw invalid({ [field]: [PROBLEMS[problem]] });
}

const PROBLEMS: Readonly<Record<ClientProblem, string>> = {
  unreachable: line("The service could not be reached."),
  credentials: line("The service refused the client ID or the secret."),
  protocol: line("The service did not respond as expected."),
};

import "server-only";
import { env } from "@/lib/env";
import type { Service } from "@/lib/settings/social-services";
import { callbackPath } from "@/lib/social/flow";
import { findTokenEndpoint, SERVICE_TIMEOUT_MS } from "@/lib/social/oauth-providers";
import type { ServiceAccess } from "@/lib/social/services";

/** Why credentials cannot be used at a service. The service's own message is not passed on. */
export type ClientProblem = "unreachable" | "credentials" | "protocol";

/** A code verifier has at least 43 characters (RFC 7636). Twitter requires one. */
const VERIFIER = "a-check-of-the-credentials-without-any-login";
const RESPONSE_MAX_BYTES = 64 * 1024;
/** The errors with which services refuse an unknown client or a wrong secret. */
const CREDENTIAL_ERRORS: readonly unknown[] = ["invalid_client", "unauthorized_client"];

/**
 * Checks whether the service accepts the client id and the secret. Returns null if it does. A service checks them
 * before it checks the authorization code (RFC 6749, 4.1.3), so this function sends a code that cannot exist. Facebook
 * does not reveal whether the credentials or the code are wrong, so this function asks Facebook for a token for the app
 * itself.
 */
export async function findClientProblem(service: Service, access: ServiceAccess): Promise<ClientProblem | null> {
  const signal = AbortSignal.timeout(SERVICE_TIMEOUT_MS);
  try {
    const endpoint = await findTokenEndpoint(service, access, (url) => fetchJson(url, { signal }));
    if (endpoint === null) return "protocol";
    const { status, json } = await fetchJson(endpoint, { ...tokenRequest(service, access), signal });
    return problemOf(service, status, json);
  } catch (error) {
    return error instanceof SyntaxError || error instanceof RangeError ? "protocol" : "unreachable";
  }
}

function tokenRequest(service: Service, { clientId, clientSecret }: ServiceAccess): RequestInit {
  const headers: Record<string, string> = { Accept: "application/json" };
  const body = new URLSearchParams(service === "facebook" ? { grant_type: "client_credentials" } : codeGrant(service));
  if (service === "twitter") {
    const pair = [clientId, clientSecret].map(encodeURIComponent).join(":");
    headers.Authorization = `Basic ${Buffer.from(pair).toString("base64")}`;
  } else {
    body.set("client_id", clientId);
    body.set("client_secret", clientSecret);
  }
  return { method: "POST", headers, body };
}

const codeGrant = (service: Service) => ({
  grant_type: "authorization_code",
  code: "a-check-of-the-credentials",
  code_verifier: VERIFIER,
  redirect_uri: new URL(callbackPath(service), env().APP_URL).href,
});

function problemOf(service: Service, status: number, json: unknown): ClientProblem | null {
  if (status === 429 || status >= 500 || typeof json !== "object" || json === null) return "protocol";
  if (status < 300) return null;
  if (service === "facebook") return "credentials";
  const { error } = json as { error?: unknown };
  if (status === 401 || CREDENTIAL_ERRORS.includes(error)) return "credentials";
  return typeof error === "string" ? null : "protocol"; // such as invalid_grant: only the code was refused
}

/** Sends a request and reads a JSON response. Throws SyntaxError if it is not JSON, or RangeError if it is too long. */
async function fetchJson(url: string, init: RequestInit): Promise<{ status: number; json: unknown }> {
  const response = await fetch(url, { ...init, redirect: "error" });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > RESPONSE_MAX_BYTES) throw new RangeError("The response is too long.");
    chunks.push(chunk);
  }
  return { status: response.status, json: JSON.parse(Buffer.concat(chunks).toString()) };
}

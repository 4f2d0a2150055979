import http from "node:http";
import type { AddressInfo } from "node:net";
import { OAuth2Server } from "oauth2-mock-server";
import { SERVICES, type Service } from "@/lib/settings/social-services";
import { claimsOf, profileAt } from "./service-profiles";

/** How the provider behaves: the person who logs in, and what fails. */
export type Behaviour = {
  id?: string | null;
  email?: string | null;
  verified?: boolean;
  username?: string;
  /** Shows a consent page with the links #allow and #deny, like real providers. */
  page?: boolean;
  /** The Cross-Origin-Opener-Policy of the authorization endpoint. */
  coop?: string;
  /** Refuses the login, as if the user had denied consent. */
  deny?: boolean;
  /** Sent back instead of the given state. */
  state?: string;
  /** Overrides claims of the id_token. */
  claims?: Record<string, unknown>;
  /** The status of the token endpoint. */
  tokenStatus?: number;
  /** The only client secret that the token endpoint accepts. By default it accepts any. */
  secret?: string;
  /** The status of the profile endpoints. */
  profileStatus?: number;
  /** How long the token endpoint takes. */
  tokenDelayMs?: number;
  /** Breaks every connection. */
  down?: boolean;
};

export type OAuthProvider = {
  origin: string;
  /** The service's address, for `<SERVICE>_BASE_URL`. */
  baseUrl: (service: Service) => string;
  behave: (behaviour: Behaviour) => void;
  stop: () => Promise<void>;
};

/** The paths of each service's authorization and token endpoints. */
const PATHS: Record<Service, { authorize: string; token: string }> = {
  google: { authorize: "/authorize", token: "/token" },
  facebook: { authorize: "/v24.0/dialog/oauth", token: "/v24.0/oauth/access_token" },
  twitter: { authorize: "/i/oauth2/authorize", token: "/2/oauth2/token" },
  envato: { authorize: "/authorization", token: "/token" },
};

/** The behaviour set by a test, the service of the current request, and the mock server behind the provider. */
type ProviderStatus = { behaviour: Behaviour; service: Service; mockPort: number; isStopped: boolean };
type HttpExchange = { request: http.IncomingMessage; response: http.ServerResponse; url: URL };

/**
 * Starts an OAuth 2 and OpenID Connect server on loopback. It acts as all four services, each under `/<service>` with
 * its own paths.
 */
export async function startOAuthProvider(port = 0): Promise<OAuthProvider> {
  const mock = new OAuth2Server();
  await mock.issuer.keys.generate("RS256");
  await mock.start(0, "127.0.0.1");
  const mockPort = (mock.address() as AddressInfo).port;
  const provider: ProviderStatus = { behaviour: {}, service: "google", mockPort, isStopped: false };
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const exchange = { request, response, url };
    if (provider.behaviour.down) request.socket.destroy();
    else respond(exchange, provider).catch(() => response.destroy()); // for example if the client has disconnected
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const baseUrl = (service: Service) => `${origin}/${service}`;
  mock.issuer.url = baseUrl("google");

  mock.service.on("beforeTokenSigning", (token: { payload: object }) => {
    Object.assign(token.payload, claimsOf(provider.behaviour));
  });
  mock.service.on("beforeResponse", (reply: { statusCode: number; body: Record<string, unknown> }) => {
    if (provider.service !== "google") delete reply.body.id_token; // plain OAuth 2 has none
    const { tokenStatus } = provider.behaviour;
    if (tokenStatus) Object.assign(reply, { statusCode: tokenStatus, body: { error: "server_error" } });
  });

  return {
    origin,
    baseUrl,
    behave(behaviour) {
      provider.behaviour = behaviour;
    },
    async stop() {
      provider.isStopped = true;
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      await mock.stop();
    },
  };
}

async function respond(exchange: HttpExchange, provider: ProviderStatus): Promise<void> {
  const { response, url } = exchange;
  const [, name = "", path = ""] = /^\/(\w+)(\/.*)$/.exec(url.pathname) ?? [];
  const service = SERVICES.find((each) => each === name) ?? "google";
  provider.service = service;
  const profile = profileAt(service, path, provider.behaviour);
  if (path === PATHS[service].authorize) authorize(exchange, provider);
  else if (path === PATHS[service].token) await respondWithToken(exchange, provider);
  else if (profile) sendJson(response, provider.behaviour.profileStatus ?? 200, profile);
  else forward(exchange, provider, path);
}

async function respondWithToken(exchange: HttpExchange, provider: ProviderStatus): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, provider.behaviour.tokenDelayMs ?? 0));
  const body = await readAll(exchange.request);
  const refusal = refusalOf(exchange.request, body.toString(), provider);
  if (provider.isStopped) exchange.response.destroy();
  else if (refusal) sendJson(exchange.response, refusal.status, refusal.json);
  else forward(exchange, provider, "/token", { body });
}

async function readAll(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const ISSUED_CODE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the refusal of a wrong client secret, or of a code in the wrong format. Null if neither is wrong. */
function refusalOf({ headers }: http.IncomingMessage, body: string, { behaviour, service }: ProviderStatus) {
  const form = new URLSearchParams(body);
  const [, basic = ""] = (headers.authorization ?? "").split(" ");
  const [, encodedSecret] = Buffer.from(basic, "base64").toString().split(":");
  const secret = encodedSecret === undefined ? form.get("client_secret") : decodeURIComponent(encodedSecret);
  if (behaviour.secret !== undefined && secret !== behaviour.secret) {
    const message = "inner: Error validating client secret.";
    return service === "facebook"
      ? { status: 400, json: { error: { message, type: "OAuthException", code: 1 } } }
      : { status: 401, json: { error: "invalid_client", error_description: message } };
  }
  const code = form.get("code");
  return code === null || ISSUED_CODE.test(code) ? null : { status: 400, json: { error: "invalid_grant" } };
}

/** Shows the consent page, refuses, or redirects back immediately. */
function authorize(exchange: HttpExchange, provider: ProviderStatus): void {
  const { response, url } = exchange;
  const { page, coop, deny, state: otherState } = provider.behaviour;
  const headers = coop ? { "cross-origin-opener-policy": coop } : {};
  if (otherState) url.searchParams.set("state", otherState);
  const refusal = new URL(url.searchParams.get("redirect_uri") ?? "");
  const refusalParams = { error: "access_denied", state: url.searchParams.get("state") ?? "" };
  refusal.search = new URLSearchParams(refusalParams).toString();
  if (deny) response.writeHead(302, { location: refusal.href, ...headers }).end();
  else if (page && !url.searchParams.has("allowed")) showConsentPage(exchange, { refusal, headers });
  else {
    url.searchParams.delete("allowed");
    // the mock server is stricter about scopes than the services
    if (!url.searchParams.get("scope")) url.searchParams.set("scope", "any");
    forward(exchange, provider, `/authorize${url.search}`, { headers });
  }
}

type Consent = { refusal: URL; headers: object };

function showConsentPage({ response, url }: HttpExchange, { refusal, headers }: Consent): void {
  url.searchParams.set("allowed", "1");
  const escapeHref = (address: string) => address.replace(/&/g, "&amp;");
  response.writeHead(200, { "content-type": "text/html", ...headers });
  response.end(
    `<!doctype html><html lang="en"><title>The service</title><link rel="icon" href="data:,">
    <a id="allow" href="${escapeHref(url.pathname + url.search)}">Allow</a> <a id="deny" href="${escapeHref(refusal.href)}">Deny</a></html>`,
  );
}

type ForwardOptions = { headers?: object; body?: Buffer };

/** Passes a request on to the mock server, with its body or the given one. Adds `headers` to the response. */
function forward(
  exchange: HttpExchange,
  { mockPort }: ProviderStatus,
  path: string,
  { headers = {}, body }: ForwardOptions = {},
) {
  const { request, response } = exchange;
  const options = { port: mockPort, host: "127.0.0.1", path, method: request.method, headers: request.headers };
  const onward = http.request(options, (reply) => {
    response.writeHead(reply.statusCode ?? 502, { ...reply.headers, ...headers });
    reply.pipe(response);
  });
  onward.on("error", () => response.destroy());
  if (body) onward.end(body);
  else request.pipe(onward);
}

function sendJson(response: http.ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

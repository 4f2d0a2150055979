import "server-only";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIPv6, type LookupFunction } from "node:net";
import { internet, type Network, resolveAllowed, SafeFetchError } from "@/lib/safe-fetch/network";

const REDIRECTS_MAX = 3;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

type FetchOptions = {
  maxBytes: number;
  /** In total, including redirects. */
  seconds: number;
  accept: string;
};

/**
 * Fetches a URL that an untrusted user has given. Reaches only the public web: it resolves every name itself, checks
 * the addresses and connects only to them. Follows at most three redirects and checks each in the same way. Throws
 * `SafeFetchError`.
 */
export async function safeFetch(address: URL, options: FetchOptions, network: Network = internet): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.seconds * 1000);
  try {
    return await follow(address, options, { network, signal });
  } catch (error) {
    if (error instanceof SafeFetchError) throw error;
    throw new SafeFetchError(signal.aborted ? "slow" : "unreachable");
  }
}

type FetchContext = { network: Network; signal: AbortSignal };

async function follow(address: URL, { maxBytes, accept }: FetchOptions, context: FetchContext): Promise<Buffer> {
  let url = address;
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    const response = await fetchOnce(url, accept, context);
    const next = redirectOf(response, url);
    if (!next) return await readBody(response, maxBytes);
    response.destroy();
    url = next;
  }
  throw new SafeFetchError("redirects");
}

const fetchOnce = (url: URL, accept: string, context: FetchContext) =>
  sendOnce(url, { method: "GET", headers: { Accept: accept, "Accept-Encoding": "identity" } }, context);

type OutgoingRequest = {
  method: string;
  headers: Readonly<Record<string, string | number>>;
  body?: Buffer | undefined;
};

async function sendOnce(
  url: URL,
  { method, headers, body }: OutgoingRequest,
  { network, signal }: FetchContext,
): Promise<IncomingMessage> {
  const addresses = await rejectOnAbort(resolveAllowed(url, network), signal);
  const { request } = url.protocol === "https:" ? https : http;
  const allHeaders = { ...headers, "User-Agent": "Plinth" };
  return new Promise((resolve, reject) => {
    // No agent, because it could reuse a connection to an address that was resolved for an earlier request.
    const outgoing = request(url, { method, agent: false, headers: allHeaders, lookup: resolveTo(addresses), signal });
    // Only `close` is emitted if the server switches to another protocol (101).
    const rejectWithoutResponse = () => reject(new SafeFetchError("unreachable"));
    outgoing.on("response", resolve).on("error", reject).on("close", rejectWithoutResponse).end(body);
  });
}

/**
 * Posts to a URL that an untrusted user has given, with the same checks as `safeFetch`, but follows no redirect.
 * Returns the status of the response and does not read its body. Throws `SafeFetchError`.
 */
export async function safePost(
  address: URL,
  { seconds, ...sent }: Omit<OutgoingRequest, "method"> & { seconds: number },
  network: Network = internet,
): Promise<number> {
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    const response = await sendOnce(address, { method: "POST", ...sent }, { network, signal });
    response.destroy();
    return response.statusCode ?? 0;
  } catch (error) {
    if (error instanceof SafeFetchError) throw error;
    throw new SafeFetchError(signal.aborted ? "slow" : "unreachable");
  }
}

/** Returns a resolver that replaces the system's, so that the name is not resolved a second time. */
function resolveTo(addresses: string[]): LookupFunction {
  const results = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, { all }, callback) => {
    if (all) callback(null, results);
    else callback(null, results[0]?.address ?? "", results[0]?.family);
  };
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (!REDIRECT_STATUSES.has(statusCode) || headers.location === undefined) return null;
  if (!URL.canParse(headers.location, from)) throw new SafeFetchError("missing");
  return new URL(headers.location, from);
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  try {
    if (response.statusCode !== 200) throw new SafeFetchError("missing");
    const chunks: Buffer[] = [];
    const announcedBytes = Number(response.headers["content-length"] ?? 0);
    if (announcedBytes > maxBytes) throw new SafeFetchError("too-large");
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new SafeFetchError("too-large");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

/** Settles like `work`, or rejects on abort. Needed because the system's resolver cannot be cancelled. */
function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

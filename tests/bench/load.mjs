import autocannon from "autocannon";
import { count } from "./count.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const CONNECTIONS = 16;

/**
 * Load-tests a URL for some seconds, after a short warm-up. Returns requests per second and the median latency in ms.
 * Throws if a response is not 200, because fast refusals would look like a fast server.
 */
export async function load(
  url,
  { headers = {}, connections = CONNECTIONS, seconds = SECONDS, next, method = "GET", body } = {},
) {
  const options = {
    url,
    connections,
    headers,
    method,
    body,
    ...(next && { requests: [{ setupRequest: (request) => ({ ...request, ...next(request) }) }] }),
  };
  console.log(`measuring ${method} ${url}`);
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: seconds });
  const bad = result.non2xx + result.errors;
  if (bad > 0) throw new Error(`${url}: ${bad} of ${result.requests.total} answers were not 200`);
  return { perSecond: result.requests.total / result.duration, medianMs: result.latency.p50 };
}

/** Like `load`, but without the latency, by a cheaper client that needs responses of constant length. */
export async function loadPage(url) {
  console.log(`counting GET ${url}`);
  return { perSecond: await count(url, SECONDS) };
}

const ROUNDS = 3;

/**
 * Measures several things in turn, in three rounds, because the machine's speed varies. Returns the median of each, in
 * the given order. `measure` returns `{ perSecond, medianMs }`, the latter optional.
 */
export async function inTurn(measures) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const results = [];
    for (const measure of measures) results.push(await measure());
    rounds.push(results);
  }
  return measures.map((_, at) => ({
    perSecond: median(rounds.map((results) => results[at].perSecond)),
    medianMs: median(rounds.map((results) => results[at].medianMs)),
  }));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

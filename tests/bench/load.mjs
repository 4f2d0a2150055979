import autocannon from "autocannon";
import { count } from "./count.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const CONNECTIONS = 16;

/**
 * Loads an address for some seconds, after a short warming up. Answers with requests a second and the median latency in ms; throws when
 * an answer is not 200, because fast refusals would look like a fast server.
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

/** The same for an answer that is always as long, without the median, by a client that costs less than a server that answers from memory. */
export async function loadPage(url) {
  console.log(`counting GET ${url}`);
  return { perSecond: await count(url, SECONDS) };
}

const ROUNDS = 3;

/**
 * Measures several things in turn, three rounds, for the machine is not as fast at one moment as at another. Answers with the median of each, in
 * the order given. `measure` answers with `{ perSecond, medianMs }`, the latter if it knows it.
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

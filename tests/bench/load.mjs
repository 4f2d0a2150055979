import autocannon from "autocannon";
import { countPerSecond } from "./count.mjs";

const DURATION_SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const CONNECTIONS = 16;

/**
 * Load-tests a URL for a few seconds, after a short warm-up. `changeRequest` gets each request and returns the
 * properties to change. Returns the requests per second and the median latency in ms. Throws if a response is not 2xx,
 * because fast refusals would look like a fast server.
 */
export async function loadTest(
  url,
  { headers = {}, connections = CONNECTIONS, changeRequest, method = "GET", body } = {},
) {
  const options = {
    url,
    connections,
    headers,
    method,
    body,
    ...(changeRequest && {
      requests: [{ setupRequest: (request) => ({ ...request, ...changeRequest(request) }) }],
    }),
  };
  console.log(`measuring ${method} ${url}`);
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: DURATION_SECONDS });
  const failedCount = result.non2xx + result.errors;
  if (failedCount > 0) {
    const statuses = Object.entries(result.statusCodeStats).map(([status, { count }]) => `${count} times ${status}`);
    throw new Error(`${url}: ${statuses.join(", ")}, and ${result.errors} requests without a response`);
  }
  return { perSecond: result.requests.total / result.duration, medianMs: result.latency.p50 };
}

/**
 * Like `loadTest`, but with a faster client that does not measure the latency. All responses must have the same length.
 */
export async function loadTestPage(url, { headers = {} } = {}) {
  console.log(`counting GET ${url}`);
  return { perSecond: await countPerSecond(url, { headers, seconds: DURATION_SECONDS }) };
}

const ROUNDS = 3;

/**
 * Runs the measurements one after another, in several rounds, because the machine's speed varies. Returns the medians
 * of each measurement, in the given order. Each of `measures` returns `{ perSecond, medianMs }`; `medianMs` is
 * optional.
 */
export async function measureInTurn(measures) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const results = [];
    for (const measure of measures) results.push(await measure());
    rounds.push(results);
  }
  return measures.map((_, index) => ({
    perSecond: median(rounds.map((results) => results[index].perSecond)),
    medianMs: median(rounds.map((results) => results[index].medianMs)),
  }));
}

/**
 * Starts and stops the servers one after another, in several rounds. Returns the median start time of each server in
 * ms.
 */
export async function measureStartsInTurn(starts) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const times = [];
    for (const start of starts) {
      const server = await start();
      times.push(server.startMs);
      await server.stop();
    }
    rounds.push(times);
  }
  return starts.map((_, index) => median(rounds.map((times) => times[index])));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

import autocannon from "autocannon";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
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

import http from "node:http";

/**
 * Calls an address again and again and prints how long each answer took, in ms, a line each. Ends after `count` calls,
 * or when its input ends. The rest between calls keeps a member below the limit of calls.
 */
const { url, headers, count = Number.POSITIVE_INFINITY } = JSON.parse(process.argv[2]);
const REST_MS = 120;
const agent = new http.Agent({ keepAlive: true });
let isEnded = false;
process.stdin.once("end", () => (isEnded = true)).resume();

const call = () =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { headers, agent }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    });
    request.once("error", reject);
  });

for (let calls = 0; calls < count; calls += 1) {
  const startedAt = performance.now();
  const status = await call();
  if (status !== 200) throw new Error(`The call was answered with ${status}.`);
  process.stdout.write(`${performance.now() - startedAt}\n`);
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  if (isEnded) break; // after one call at least, so that there is always a time
}
process.exit();

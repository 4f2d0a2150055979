import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const runProgram = promisify(execFile);

const CHROMIUM_FLAGS =
  "--headless=new --no-sandbox --disable-quic --disable-background-networking --disable-component-update --disable-sync";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/**
 * How many times slower the simulated phone's processor is than this machine's. 4 is Lighthouse's own factor, meant for
 * a fast machine that does nothing else. A slow or busy machine needs a smaller factor for a phone of the same speed.
 * Source: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling
 */
export const SLOWDOWNS = [4, 3, 2.5, 2] as const;
const TIMEOUT_MS = 90_000;
const TRIES = 3;

/** Lighthouse's result for a page: points in each category, at most 100. */
export type Audit = Record<(typeof CATEGORIES)[number], number> & {
  /** The ids of the failed audits, except those of performance. */
  failed: string[];
};

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
};

type Options = {
  /** A folder for Lighthouse's files. */
  folder: string;
  /** One of `SLOWDOWNS`. */
  slowdown: number;
  /** The categories to audit. The default is all of them. Points of the others are 0. */
  categories?: readonly (typeof CATEGORIES)[number][];
};

/**
 * Audits a page on a simulated phone, in a new browser without any data.
 *
 * @param page `waitingUrl` is a URL on the same origin, where Lighthouse waits before it loads the page. From
 *   about:blank, the browser would switch to another process, and tracing would sometimes begin too late for a result.
 */
export async function audit(
  page: { url: string; waitingUrl: string },
  options: Options,
  tries = TRIES,
): Promise<Audit> {
  try {
    return summarize(await runLighthouse(page, options));
  } catch (error) {
    // An error means that Lighthouse itself has failed: a page with few points still has a report.
    if (tries > 1) return audit(page, options, tries - 1);
    throw error;
  }
}

async function runLighthouse({ url, waitingUrl }: { url: string; waitingUrl: string }, options: Options) {
  const { folder, slowdown, categories = CATEGORIES } = options;
  const [config, report] = [path.join(folder, "lighthouse-config.json"), path.join(folder, "lighthouse.json")];
  const settings = { blankPage: waitingUrl, throttling: { cpuSlowdownMultiplier: slowdown } };
  writeFileSync(config, JSON.stringify({ extends: "lighthouse:default", settings }));
  const args = [
    "node_modules/lighthouse/cli/index.js",
    url,
    "--quiet",
    "--output=json",
    `--output-path=${report}`,
    `--config-path=${config}`,
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=${CHROMIUM_FLAGS}`,
  ];
  await runProgram(process.execPath, args, {
    timeout: TIMEOUT_MS,
    env: { ...process.env, NODE_OPTIONS: "", CHROME_PATH: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" },
  });
  return JSON.parse(readFileSync(report, "utf8")) as Report;
}

function summarize({ categories, audits }: Report): Audit {
  const points = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const failed = CATEGORIES.slice(1)
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return { ...Object.fromEntries(points), failed } as Audit;
}

/** Prints at once. In Jest, `console.log` prints only when the test file has ended. */
export const print = (line: string) => process.stdout.write(`${line}\n`);

/** Returns the median of an odd number of points. */
export function median(points: readonly number[]): number {
  return points.toSorted((a, b) => a - b)[Math.floor(points.length / 2)] ?? 0;
}

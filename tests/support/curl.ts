import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const MAX_BYTES = 64 * 1024 * 1024;

// biome-ignore lint/suspicious/noExplicitAny: each test states what it expects in a response
export type CurlResponse = { status: number; headers: Record<string, string>; text: string; json: any };

/**
 * Sends a request with `curl`, which must be installed. `args` are more arguments, such as `"-F", "file=@a.txt"`. The
 * empty `Expect` header prevents a `100 Continue` response, whose headers would precede the real ones.
 */
export async function curl(url: string, ...args: string[]): Promise<CurlResponse> {
  const { stdout } = await run("curl", ["-sS", "-i", "--max-time", "60", "-H", "Expect:", ...args, url], {
    maxBuffer: MAX_BYTES,
  });
  const headEnd = stdout.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = stdout.slice(0, headEnd).split("\r\n");
  const text = stdout.slice(headEnd + 4);
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(":")).toLowerCase(),
    line.slice(line.indexOf(":") + 1).trim(),
  ]);
  return {
    status: Number(statusLine.split(" ")[1]),
    headers: Object.fromEntries(headers),
    text,
    json: parseBody(text),
  };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a request for each number in `range`, such as "1-620", added to the end of `url`. Returns the statuses. */
export async function curlMany(url: string, range: string, ...args: string[]): Promise<number[]> {
  const writeStatuses = ["-o", "/dev/null", "-w", "%{http_code}\n"];
  const { stdout } = await run("curl", ["-sS", "--max-time", "120", ...writeStatuses, ...args, `${url}[${range}]`], {
    maxBuffer: MAX_BYTES,
  });
  return stdout.trim().split("\n").map(Number);
}

import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";

type Line = { lineNumber: number; code: string; highlighted: boolean };
type Frame = { path: string; lineNumber: number; method: string; codeSnippet: Line[] };
type VendorGroup = { vendorGroup: Frame[] };

export type DebugPayload = {
  exception: string;
  message: string;
  trace: (Frame | VendorGroup)[];
  totalVendorGroups: number;
};

const LINES_AROUND = 6;
const FRAME = /^\s*at (?:(?<method>.+?) \()?(?:file:\/\/)?(?<file>[^()]+?):(?<line>\d+):\d+\)?$/;

/**
 * The data for the developer error overlay: the stack with the code around each line. Adjacent frames of packages and
 * of Node are grouped.
 */
export function debugPayload(error: unknown): DebugPayload {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const frames = (stack ?? "").split("\n").flatMap(frameOf);
  const trace: (Frame | VendorGroup)[] = [];
  for (const frame of frames) {
    const last = trace.at(-1);
    if (!isVendor(frame)) trace.push(frame);
    else if (last && "vendorGroup" in last) last.vendorGroup.push(frame);
    else trace.push({ vendorGroup: [frame] });
  }
  return { exception: name, message, trace, totalVendorGroups: trace.filter((entry) => "vendorGroup" in entry).length };
}

const isVendor = ({ path: file }: Frame) => file.startsWith("node:") || file.includes("node_modules");

function frameOf(text: string): Frame[] {
  const { method = "(anonymous)", file, line } = FRAME.exec(text)?.groups ?? {};
  if (!file || !line) return [];
  const lineNumber = Number(line);
  return [
    {
      path: path.isAbsolute(file) ? path.relative(process.cwd(), file) : file,
      lineNumber,
      method,
      codeSnippet: snippet(file, lineNumber),
    },
  ];
}

function snippet(file: string, lineNumber: number): Line[] {
  try {
    const lines = readFileSync(file, "utf8").split("\n");
    const first = Math.max(0, lineNumber - 1 - LINES_AROUND);
    return lines.slice(first, lineNumber + LINES_AROUND).map((code, index) => {
      const number = first + index + 1;
      return { lineNumber: number, code, highlighted: number === lineNumber };
    });
  } catch {
    return []; // the frame has no readable file: it is built in or bundled
  }
}

export type SnippetLine = { lineNumber: number; code: string; highlighted: boolean };
export type Frame = { path: string; lineNumber: number; method: string; codeSnippet: SnippetLine[] };
export type TraceEntry = Frame | { vendorGroup: Frame[] };
/** The debug payload of a failed call, sent by a server in debug mode only. */
export type DebugTrace = { exception: string; message: string; trace: TraceEntry[]; totalVendorGroups: number };

/** The debug payload of a response body, if present. */
export function debugTraceOf(body: Record<string, unknown>): DebugTrace | null {
  return Array.isArray(body.trace) && typeof body.exception === "string" ? (body as unknown as DebugTrace) : null;
}

import { debugTraceOf } from "@/components/errors/debug-trace";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { ApiError } from "@/lib/http/client";

const ErrorOverlay = lazyDialog(() =>
  import("@/components/errors/error-overlay").then((module) => module.ErrorOverlay),
);

/** Opens the error overlay for developers if the response has a debug trace. Returns whether it did. */
export function openErrorOverlay(error: unknown): boolean {
  const trace = error instanceof ApiError ? debugTraceOf(error.body) : null;
  if (!trace) return false;
  void openDialog(ErrorOverlay, { error: trace });
  return true;
}

import { hasMessageFormatter } from "@/lib/i18n/translate";

let loading: Promise<unknown> | undefined;

/**
 * Loads the formatter once. Returns a promise that a component must `use()` before it shows messages, or null if the
 * formatter was loaded from the start. Each call after the first returns the same promise, because React requires each
 * render to `use` the same one.
 */
export function loadMessageFormatter(): Promise<unknown> | null {
  if (loading) return loading;
  if (hasMessageFormatter()) return null;
  loading = import("@/lib/i18n/message").catch((error: unknown) => {
    loading = undefined; // the next render tries again
    throw error;
  });
  return loading;
}

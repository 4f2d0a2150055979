import { hasMessageFormatter } from "@/lib/i18n/translate";

let loading: Promise<unknown> | undefined;

/**
 * What to `use()` before messages can be shown; null where the formatter was there from the start. Once it had to be loaded the answer
 * stays the same promise, because React wants the render after waiting to `use` what the one before did.
 */
export function messageFormatterReady(): Promise<unknown> | null {
  if (loading) return loading;
  if (hasMessageFormatter()) return null;
  loading = import("@/lib/i18n/message");
  return loading;
}

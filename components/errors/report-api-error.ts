import { openErrorOverlay } from "@/components/errors/open-error-overlay";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/client";
import type { T } from "@/lib/i18n/create-t";

/**
 * Shows a toast with the server's message, or a generic one, and with the response's action if it has one. A debug
 * trace opens the error overlay instead.
 */
export function reportApiError(error: unknown, t: T) {
  if (openErrorOverlay(error)) return;
  const { action } = error instanceof ApiError ? error.body : {};
  toast({
    type: "danger",
    message: apiErrorText(error, t),
    ...(action && { action: { label: t(action.label), onPress: () => location.assign(action.action) } }),
  });
}

/** The server's message, or a generic one. */
export function apiErrorText(error: unknown, t: T): string {
  const { message = "" } = error instanceof ApiError ? error.body : {};
  return t(message) || t("There was an issue. Please try again.");
}

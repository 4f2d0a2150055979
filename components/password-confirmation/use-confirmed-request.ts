"use client";

import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { ApiError } from "@/lib/http/client";

const PASSWORD_REQUIRED = 423;

/**
 * Returns a function that sends a request. If the server requires a confirmed password, it asks for the password and
 * sends the request again. A user who cancels gets the server's refusal.
 */
export function useConfirmedRequest() {
  const confirmPassword = usePasswordConfirmation();
  return async <Result>(send: () => Promise<Result>): Promise<Result> => {
    try {
      return await send();
    } catch (error) {
      const needsPassword = error instanceof ApiError && error.status === PASSWORD_REQUIRED;
      if (!needsPassword || !(await confirmPassword())) throw error;
      return send();
    }
  };
}

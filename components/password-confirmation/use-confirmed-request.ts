"use client";

import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { ApiError } from "@/lib/http/client";

const PASSWORD_REQUIRED = 423;

/**
 * Returns a function that sends a request. If the server requires a confirmed password, the function asks the user for
 * the password and sends the request again. If the user cancels, the function throws the server's error.
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

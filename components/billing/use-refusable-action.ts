"use client";

import { useState } from "react";
import { isRefusal } from "@/components/billing/is-refusal";
import { useAction } from "@/components/query/use-action";
import type { ApiError } from "@/lib/http/client";

type Options<Result> = Parameters<typeof useAction<[], Result>>[1];

/**
 * The action of a button. If the server refuses it (409 or 422), the error stays on the page as `refusal`, because the
 * user has to choose something else. Other failures are shown as a toast.
 */
export function useRefusableAction<Result>(act: () => Promise<Result>, options: Options<Result> = {}) {
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  async function actAndKeepRefusal(): Promise<Result> {
    setRefusal(null);
    try {
      return await act();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(error);
      return false as Result; // so that `useAction` does not call `onSuccess`
    }
  }

  return { ...useAction(actAndKeepRefusal, options), refusal };
}

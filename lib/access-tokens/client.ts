import { queryOptions } from "@tanstack/react-query";
import type { AccessTokenForm, AccessTokenJson, CreatedAccessToken } from "@/lib/access-tokens/schema";
import { ApiError, api } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";

const KEY = ["access-tokens"] as const;

/** Calls about the user's own API tokens. Each throws `ApiError`, except `hasApi`. */
export const accessTokensClient = {
  key: KEY,
  list: () =>
    queryOptions({ queryKey: KEY, queryFn: () => api.get<Page<AccessTokenJson>>("access-tokens", { perPage: 100 }) }),
  create: (input: AccessTokenForm) => api.post<CreatedAccessToken>("access-tokens", input),
  remove: (id: number) => api.delete(`access-tokens/${id}`),
  /** Whether this user may use the API. If the check fails, the API features are hidden and the error is logged. */
  hasApi: () => queryOptions({ queryKey: ["tools", "api"], queryFn: hasApi, staleTime: Number.POSITIVE_INFINITY }),
};

async function hasApi(): Promise<boolean> {
  try {
    const { status } = await api.get<{ status: string }>("tools/api");
    return status === "success";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // biome-ignore lint/suspicious/noConsole: the specification requires a failed check to be logged and not shown
    console.warn(`The API features are hidden: ${error.message}`);
    return false;
  }
}

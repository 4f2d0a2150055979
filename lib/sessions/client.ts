import { api } from "@/lib/http/client";
import type { SessionJson } from "@/lib/sessions/schema";

type QueryContext = { signal: AbortSignal };

/** The user's own sessions and API tokens. Each call throws `ApiError`. */
export const sessionClient = {
  key: ["user-sessions"] as const,
  /** For `useQuery`. */
  list: () => ({
    queryKey: sessionClient.key,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ sessions: SessionJson[] }>("user-sessions", undefined, { signal })).sessions,
  }),
  end: (id: string) => api.delete(`user-sessions/${id}`),
  logOutOthers: (proof: { password?: string; code?: string }) => api.post("user-sessions/logout-other", proof),
};

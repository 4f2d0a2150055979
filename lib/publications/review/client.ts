import { api } from "@/lib/http/client";
import { resourceClient } from "@/lib/http/resource-client";
import type { HeldPublicationJson, PublicationReviewJson, ReviewInput } from "@/lib/publications/review/schema";

type QueryContext = { signal: AbortSignal };

const held = resourceClient<HeldPublicationJson, never>("publications", "publication");

/** Calls about publications that wait for a review. Each throws `ApiError`. */
export const reviewClient = {
  key: held.key,
  list: held.list,
  csvPath: held.csvPath,
  detail: (id: number) => ({
    queryKey: ["publications", "review", id] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ review: PublicationReviewJson }>(`publications/${id}/review`, undefined, { signal })).review,
  }),
  decide: (id: number, decision: ReviewInput) => api.post(`publications/${id}/review`, decision),
};

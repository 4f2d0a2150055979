import { queryOptions } from "@tanstack/react-query";
import type { AccessReview } from "@/lib/access-review/schema";
import { api } from "@/lib/http/client";

/** Calls about what gives access to the user's account besides the password. Each throws `ApiError`. */
export const accessReviewClient = {
  key: ["access-review"] as const,
  get: () =>
    queryOptions({
      queryKey: accessReviewClient.key,
      queryFn: ({ signal }) => api.get<AccessReview>("access-review", undefined, { signal }),
    }),
  forgetDevice: (id: number) => api.delete(`access-review/devices/${id}`),
  endAll: () => api.post("access-review/end-all"),
  finish: () => api.delete("access-review"),
};

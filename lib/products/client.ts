import { api } from "@/lib/http/client";
import { resourceClient } from "@/lib/http/resource-client";
import type { ProductInput, ProductJson, ProductReorder } from "@/lib/products/schema";

const PATH = "billing/products";
const calls = resourceClient<ProductJson, ProductInput>(PATH, "product");

/** Calls about plans. Each throws `ApiError`. */
export const productClient = {
  ...calls,
  /** For `useQuery`: all plans in the order of the pricing page, at most 100. */
  all: () => calls.list({ perPage: 100, orderBy: "position", orderDir: "asc" }),
  /** For `useQuery`: the plan that a link offers. */
  offer: (token: string) => ({
    queryKey: ["billing/offers", token] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await api.get<{ product: ProductJson }>(`billing/offers/${encodeURIComponent(token)}`, undefined, { signal }))
        .product,
  }),
  /** Puts these plans in a new order. All other plans keep their places. */
  reorder: (order: ProductReorder) => api.put(`${PATH}/order`, order),
};

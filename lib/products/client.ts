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
  /** Puts these plans in a new order. All other plans keep their places. */
  reorder: (order: ProductReorder) => api.put(`${PATH}/order`, order),
};

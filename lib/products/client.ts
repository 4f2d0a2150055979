import { api } from "@/lib/http/client";
import { resourceClient } from "@/lib/http/resource-client";
import type { ProductInput, ProductJson, ProductOrder } from "@/lib/products/schema";

const PATH = "billing/products";
const calls = resourceClient<ProductJson, ProductInput>(PATH, "product");

export const productClient = {
  ...calls,
  /** All plans in the order of the pricing page. More would not fit on it. */
  all: () => calls.list({ perPage: 100, orderBy: "position", orderDir: "asc" }),
  /** Puts plans in a new order among their current places. */
  order: (order: ProductOrder) => api.put(`${PATH}/order`, order),
};

import { api } from "@/lib/http/client";
import { resourceClient } from "@/lib/http/resource-client";
import type { ProductInput, ProductJson, ProductOrder } from "@/lib/products/schema";

const PATH = "billing/products";

export const productClient = {
  ...resourceClient<ProductJson, ProductInput>(PATH, "product"),
  /** Puts plans in a new order, on the places that they have now. */
  order: (order: ProductOrder) => api.put(`${PATH}/order`, order),
};

import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { orderProducts } from "@/lib/products/product-order";
import { productOrder } from "@/lib/products/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(
    {
      access: "products.update",
      body: productOrder,
      summary: "Reorder plans",
      description: "The given plans exchange their places: `[second, first]` swaps two. Other plans keep theirs.",
      responses: { 200: done },
    },
    async ({ body }) => orderProducts(body.ids),
  ),
});

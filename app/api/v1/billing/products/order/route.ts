import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { reorderProducts } from "@/lib/products/product-reorder";
import { productReorder } from "@/lib/products/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(
    {
      access: "products.update",
      body: productReorder,
      summary: "Reorder plans",
      description: "The given plans exchange their places: `[second, first]` swaps two. Other plans keep theirs.",
      responses: { 200: done },
    },
    async ({ body }) => reorderProducts(body.ids),
  ),
});

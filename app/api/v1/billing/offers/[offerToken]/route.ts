import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getOffer } from "@/lib/products/products";
import { offerParams as params, productResponse } from "@/lib/products/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Get the plan that a link offers",
      description: "The token is the end of the `offer_url` of a hidden plan.",
      responses: { 200: productResponse },
    },
    async ({ params }) => ({ product: await getOffer(params.offerToken) }),
  ),
});

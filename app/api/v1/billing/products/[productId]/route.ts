import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { deleteProduct, getProduct, updateProduct } from "@/lib/products/products";
import { productParams as params, productChange, productResponse } from "@/lib/products/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      params,
      summary: "Get a plan",
      description:
        "A hidden plan is found only by users who have it or are ordering it, and with `products.update`. Others need its link.",
      responses: { 200: productResponse },
    },
    async ({ actor, params }) => ({ product: await getProduct(actor, params.productId) }),
  ),

  PUT: endpoint(
    {
      access: "products.update",
      params,
      body: productChange,
      summary: "Change a plan",
      description:
        "Only the given fields change. `prices` replaces all prices: one that is no longer among them is deleted, or archived if it has been ordered or exists at Stripe. You need all permissions of the plan that are not only about one's own content. Only an admin can add such permissions, and must set `permissions_confirmed`. To grant the permission `admin`, first confirm your password in this session.",
      responses: { 200: productResponse },
      refusals: ["password_required"],
    },
    async ({ actor, params, body }) => ({ product: await updateProduct(actor, params.productId, body) }),
  ),

  DELETE: endpoint(
    {
      access: "products.delete",
      sessionOnly: true,
      params,
      summary: "Delete a plan",
      description: "A plan with a price that has been ordered or exists at Stripe can only be hidden.",
      responses: { 200: done },
      refusals: ["conflict"],
    },
    async ({ actor, params }) => deleteProduct(actor, params.productId),
  ),
});

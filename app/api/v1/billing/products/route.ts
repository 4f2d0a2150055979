import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createProduct, listProducts } from "@/lib/products/products";
import { productInput, productListQuery, productPage, productResponse } from "@/lib/products/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      query: productListQuery,
      summary: "List plans",
      description:
        "Hidden plans are listed only with `products.update`. 404 while billing is off, except for users with a permission for plans.",
      responses: { 200: productPage },
      refusals: ["not_found"],
    },
    async ({ actor, query }) => listProducts(actor, query),
  ),

  POST: endpoint(
    {
      access: "products.create",
      body: productInput,
      summary: "Create a plan",
      description:
        "Only an admin can let a plan grant permissions that are not only about one's own content, and must set `permissions_confirmed`. To grant the permission `admin`, first confirm your password in this session.",
      responses: { 201: productResponse },
      refusals: ["password_required"],
    },
    async ({ actor, body }) => ({ product: await createProduct(actor, body) }),
  ),
});

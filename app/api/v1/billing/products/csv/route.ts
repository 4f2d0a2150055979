import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { csvMedia, csvResponse } from "@/lib/http/csv";
import { productCsv } from "@/lib/products/csv";
import { productSearch } from "@/lib/products/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "products.view",
      query: productSearch,
      summary: "Download the plans as CSV",
      description: "Hidden plans are included only with `products.update`.",
      responses: { 200: csvMedia },
    },
    async ({ actor, query }) => csvResponse(await productCsv(actor, query)),
  ),
});

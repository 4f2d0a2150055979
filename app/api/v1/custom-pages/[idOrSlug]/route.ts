import { customPageAddress, customPageChange, customPageParams as params } from "@/lib/custom-pages/schema";
import { deleteCustomPage, getCustomPage, updateCustomPage } from "@/lib/custom-pages/writing";
import { endpoint, methods } from "@/lib/http/endpoint";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "anyone", params: customPageAddress }, async ({ actor, params }) => ({
    page: await getCustomPage(actor, params.idOrSlug),
  })),

  PUT: endpoint({ access: "custom_pages.update", params, body: customPageChange }, async ({ actor, params, body }) => ({
    page: await updateCustomPage(actor, params.idOrSlug, body),
  })),

  DELETE: endpoint({ access: "custom_pages.delete", params }, async ({ params }) => deleteCustomPage(params.idOrSlug)),
});

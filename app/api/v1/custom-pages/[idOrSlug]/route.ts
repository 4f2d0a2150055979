import { endpoint, LARGE_BODY_BYTES } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { deleteCustomPage, getCustomPage, updateCustomPage } from "@/lib/custom-pages/custom-pages";
import {
  customPageAddress,
  customPageChange,
  customPageResponse,
  customPageParams as params,
} from "@/lib/custom-pages/schema";
import { done } from "@/lib/http/response-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      params: customPageAddress,
      summary: "Get a custom page by its id or slug",
      description: "Unpublished pages need `custom_pages.view`.",
      responses: { 200: customPageResponse },
    },
    async ({ actor, params }) => ({
      page: await getCustomPage(actor, params.idOrSlug),
    }),
  ),

  PUT: endpoint(
    {
      access: "custom_pages.update",
      params,
      body: customPageChange,
      maxBody: LARGE_BODY_BYTES,
      summary: "Change a custom page",
      description: "Takes the id, not the slug. Only the given fields change.",
      responses: { 200: customPageResponse },
    },
    async ({ actor, params, body }) => ({
      page: await updateCustomPage(actor, params.idOrSlug, body),
    }),
  ),

  DELETE: endpoint(
    {
      access: "custom_pages.delete",
      sessionOnly: true,
      params,
      summary: "Delete a custom page",
      responses: { 200: done },
    },
    async ({ params }) => deleteCustomPage(params.idOrSlug),
  ),
});

import { endpoint, methods } from "@/lib/http/endpoint";
import { pageImage } from "@/lib/seo/page-image";
import { pageImageParams } from "@/lib/seo/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "anyone", params: pageImageParams, unverified: true }, async ({ request, params }) =>
    pageImage(params.path, request.headers.get("if-none-match")),
  ),
});

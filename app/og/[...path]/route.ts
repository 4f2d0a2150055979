import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { etagResponse } from "@/lib/http/etag-response";
import { getPageImage } from "@/lib/seo/page-image";
import { pageImageParams } from "@/lib/seo/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      params: pageImageParams,
      allowsUnverifiedEmail: true,
      summary: "Get the preview image of a shared link",
      responses: {
        200: { media: "image/png", description: "1200 by 630 pixels." },
        304: { media: "", description: "The picture has not changed." },
      },
    },
    async ({ request, params }) => etagResponse(request, await getPageImage(params.path)),
  ),
});

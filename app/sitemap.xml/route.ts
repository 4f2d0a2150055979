import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { acceptedEncoding } from "@/lib/http/encodings";
import { etagResponse } from "@/lib/http/etag-response";
import { getSitemap } from "@/lib/seo/sitemap";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      isExemptFromRateLimit: true,
      summary: "Get the list of pages for search engines",
      responses: {
        200: {
          media: "application/xml",
          description:
            "A sitemap: the homepage, the contact page, the pricing page if billing is on, and the custom pages that search engines may list.",
        },
        304: { media: "", description: "The sitemap has not changed." },
      },
    },
    async ({ request }) => etagResponse(request, await getSitemap(acceptedEncoding(request))),
  ),
});

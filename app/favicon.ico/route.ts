import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { faviconOf } from "@/lib/seo/favicon";
import { getSettings } from "@/lib/settings/settings";

/** The redirect may be cached for an hour, so a changed icon may take an hour to appear. */
const CACHING = "public, max-age=3600";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      isExemptFromRateLimit: true,
      summary: "Get the icon of this installation",
      description: "Browsers use this path for responses that name no icon, such as JSON.",
      responses: {
        302: { media: "", description: "A redirect to the icon.", headers: { Location: "The address of the icon" } },
      },
      noSuccess: "Always redirects the browser.",
    },
    async () => {
      const headers = { Location: faviconOf(await getSettings()), "Cache-Control": CACHING };
      return new Response(null, { status: 302, headers });
    },
  ),
});

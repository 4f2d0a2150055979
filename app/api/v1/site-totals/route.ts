import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { siteTotalsResponse } from "@/lib/dashboard/schema";
import { countSiteTotals } from "@/lib/dashboard/site-totals";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "admin.access",
      summary: "Count users, pages and emails",
      description: "The numbers of the admin area's first page. Large ones may be 30 seconds old.",
      responses: { 200: siteTotalsResponse },
    },
    async () => ({ totals: await countSiteTotals() }),
  ),
});

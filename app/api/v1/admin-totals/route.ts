import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { countAdminTotals } from "@/lib/dashboard/admin-totals";
import { adminTotalsResponse } from "@/lib/dashboard/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "admin.access",
      summary: "Count users, pages and emails",
      description: "The numbers of the admin area's first page. If one is above 1000, they may all be 30 seconds old.",
      responses: { 200: adminTotalsResponse },
    },
    async () => ({ totals: await countAdminTotals() }),
  ),
});

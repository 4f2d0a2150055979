import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { loadDashboard } from "@/lib/dashboard/dashboard";
import { dashboardResponse } from "@/lib/dashboard/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      summary: "Get the dashboard",
      description:
        "What the caller worked on last, what happened, and what waits for the caller: in their own content, or with `workspaceId` in that of a workspace.",
      responses: { 200: dashboardResponse },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace }) => ({ dashboard: await loadDashboard({ actor, workspace }) }),
  ),
});

import * as z from "zod";
import { withDocumentation } from "@/lib/api/documentation";
import { checkHealth } from "@/lib/health";

const healthResponse = z.strictObject({
  status: z.enum(["ok", "failed"]),
  checks: z.record(z.string(), z.enum(["ok", "failed"])),
});

/** The state of the server, for load balancers and operators. Contains no secrets. Available on any host. */
export const GET = withDocumentation(
  async () => {
    const health = await checkHealth();
    return Response.json(health, {
      status: health.status === "ok" ? 200 : 503,
      headers: { "Cache-Control": "no-store" },
    });
  },
  {
    access: "anyone",
    allowsUnverifiedEmail: true,
    bare: true,
    summary: "Check the database and the data folder",
    description: "Returns 503, with a body of the same form, if a check fails.",
    responses: { 200: healthResponse, 503: healthResponse },
  },
);

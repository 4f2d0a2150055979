import { checkHealth } from "@/lib/health/health";

/** For load balancers and people: what works, without a secret. Answers on any host. */
export async function GET() {
  const health = await checkHealth();
  return Response.json(health, {
    status: health.status === "ok" ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}

export const dynamic = "force-dynamic";

export function GET() {
  return Response.json({ status: "success", data: { hello: "world" } });
}

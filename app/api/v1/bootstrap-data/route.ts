import { guestCookies, memberCookies } from "@/lib/auth/answers";
import { bootstrapData } from "@/lib/bootstrap/bootstrap";
import { endpoint, methods } from "@/lib/http/endpoint";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "anyone", unverified: true }, async ({ request, actor, headers }) => {
    if (actor.session) memberCookies(request, headers);
    else if (!actor.token) guestCookies(request, headers);
    return { data: await bootstrapData(request, actor) };
  }),
});

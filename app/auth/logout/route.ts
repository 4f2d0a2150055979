import { loggedOut } from "@/lib/auth/answers";
import { logout } from "@/lib/auth/logout";
import { endpoint, methods } from "@/lib/http/endpoint";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint({ access: "user", unverified: true, sessionOnly: true }, async ({ request, actor, headers }) => {
    await logout(actor);
    return loggedOut(request, headers);
  }),
});

import { loggedIn } from "@/lib/auth/answers";
import { AUTH_BODY_BYTES } from "@/lib/auth/limits";
import { login } from "@/lib/auth/login";
import { loginInput } from "@/lib/auth/schema";
import { endpoint, methods } from "@/lib/http/endpoint";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint({ access: "guest", body: loginInput, maxBody: AUTH_BODY_BYTES }, async ({ request, body, headers }) =>
    loggedIn(request, headers, await login(request, body)),
  ),
});

import { loggedOut } from "@/lib/auth/answers";
import { endSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db/db";
import { endpoint, methods } from "@/lib/http/endpoint";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint({ access: "user", unverified: true, sessionOnly: true }, async ({ request, actor, headers }) => {
    if (actor.session) await endSession(db, actor.session.id);
    return loggedOut(request, headers);
  }),
});

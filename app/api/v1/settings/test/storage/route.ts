import { requireAdminSession } from "@/lib/actor/admin-session";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { storageCheckInput } from "@/lib/service-checks/schema";
import { checkStorage } from "@/lib/service-checks/storage";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "settings.update",
      sessionOnly: true,
      passwordConfirmed: true,
      body: storageCheckInput,
      summary: "Check a file storage",
      description:
        "Stores a file and removes it. 422 if that fails. Without a driver it checks the one for new uploads. For admins only.",
      responses: { 200: done },
    },
    async ({ actor, body }) => {
      requireAdminSession(actor);
      await checkStorage(body);
    },
  ),
});

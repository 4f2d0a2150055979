import { AppError } from "@/lib/errors";
import { endpoint, methods } from "@/lib/http/endpoint";
import { can } from "@/lib/permissions/permissions";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "anyone" }, async ({ actor }) => {
    if (!can(actor, "api.access")) throw new AppError("forbidden", "You don't have permission to do this.");
  }),
});

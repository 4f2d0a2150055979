import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { AppError } from "@/lib/errors";
import { done } from "@/lib/http/response-schema";
import { can } from "@/lib/permissions/can";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      summary: "Check whether the caller may use the API",
      responses: { 200: done },
      refusals: ["forbidden"],
    },
    async ({ actor }) => {
      if (!can(actor, "api.access")) throw new AppError("forbidden", "You don't have permission to do this.");
    },
  ),
});

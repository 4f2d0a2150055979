import * as z from "zod";
import { forgetDevice } from "@/lib/access-review/access-review";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { rowId } from "@/lib/http/list";
import { done } from "@/lib/http/response-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: endpoint(
    {
      access: "user",
      sessionOnly: true,
      params: z.object({ deviceId: rowId }),
      summary: "Forget a browser that has logged in",
      description: "Its next login sends you an email, as a login from a new browser does.",
      responses: { 200: done },
      refusals: ["not_found"],
    },
    async ({ actor, params }) => forgetDevice(actor, params.deviceId),
  ),
});

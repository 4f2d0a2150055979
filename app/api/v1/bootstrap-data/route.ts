import * as z from "zod";
import { endpoint, jsonResponse } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { setCallerCookies } from "@/lib/api/session-responses";
import { bootstrapJson } from "@/lib/bootstrap/bootstrap";
import { bootstrapWire } from "@/lib/bootstrap/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      allowsUnverifiedEmail: true,
      summary: "Get the bootstrap data",
      description:
        "What every page needs: settings, themes, menus, texts and the caller. Sets the cookie `XSRF-TOKEN` for calls without an API token.",
      responses: { 200: z.strictObject({ data: bootstrapWire }) },
    },
    async ({ request, visitor, actor, headers }) => {
      setCallerCookies({ visitor, headers }, actor);
      return jsonResponse(request, `{"status":"success","data":${await bootstrapJson(visitor, actor)}}`, { headers });
    },
  ),
});

import "server-only";
import { createDocument, type ZodOpenApiPathsObject, type ZodOpenApiResponseObject } from "zod-openapi";
import { env } from "@/lib/env";
import type { Feature } from "@/lib/feature";
import { XSRF_COOKIE, XSRF_HEADER } from "@/lib/http/csrf";
import { sessionCookieName } from "@/lib/http/session-cookie";
import { type Call, callsOf, type Route } from "@/lib/openapi/call";
import { INTRODUCTION } from "@/lib/openapi/introduction";
import { operationOf } from "@/lib/openapi/operation";
import { tagsOf } from "@/lib/openapi/tags";
import { tidy } from "@/lib/openapi/tidy";

/*
 * Builds the OpenAPI 3.1 document of the whole API from the documentation that each handler carries.
 *
 * HOW A CALL IS DOCUMENTED. `endpoint()` stores its options on the handler (`lib/api/documentation.ts`) and `methods()`
 * passes them on, so the zod schemas that check a call also describe it: access, params, query and body are documented
 * automatically. The call adds what its input does not show:
 *
 *     endpoint(
 *       {
 *         access: "menus.create",
 *         body: menuInput,
 *         summary: "Create a menu", // one line in the imperative
 *         responses: { 201: z.strictObject({ menu: menuWire }) }, // by status: the JSON without `status: "success"`
 *         refusals: ["conflict"], // codes that depend on the data; 401, 403, 422 ... follow from the options
 *       },
 *       run,
 *     )
 *
 * - A resource's wire type is a zod schema in `lib/<noun>/schema.ts`: `export const menuWire = z.strictObject({...})
 *   .meta({ id: "Menu" })` and `export type MenuJson = z.output<typeof menuWire>`. The `id` names the schema in the
 *   document. The schema is strict, so that the tests' `call()`, which checks every response against its schema, fails
 *   for an undocumented field. The schema is called `menuWire` because the function that creates the value is
 *   `menuJson(row)`.
 * - `done`, `pageOf(row)` and `time` in `lib/http/response-schema.ts` are schemas that many responses need.
 * - Content that is not JSON: `takes: { media: "multipart/form-data", description, schema }` for a request body, and
 *   `responses: { 200: { media: "application/zip", description, headers? } }` for a response.
 * - A handler that is not made by `endpoint()`, such as that of `/api/health`, uses
 *   `withDocumentation(handler, { access, ..., bare: true })`.
 * - `npm run generate` lists a new `route.ts` in `app/routes.ts`. `tests/rules` fails for a route that is not listed,
 *   and for a call without a summary or responses.
 */

/** Returns the OpenAPI document of these routes. */
export function openApiDocument(routes: readonly Route[], features: readonly Feature[]) {
  const calls = callsOf(routes);
  return createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Plinth API",
        version: "1",
        description: INTRODUCTION,
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: new URL(env().APP_URL).origin }],
      tags: tagsOf(calls, features),
      paths: pathsOf(calls),
      components: { securitySchemes: securitySchemes(), parameters: { workspaceId: WORKSPACE_ID } },
    },
    { override: tidy },
  );
}

function pathsOf(calls: readonly Call[]): ZodOpenApiPathsObject {
  const refusals = new Map<string, ZodOpenApiResponseObject>();
  const paths: ZodOpenApiPathsObject = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, refusals) };
  }
  return paths;
}

const securitySchemes = () => ({
  bearer: {
    type: "http" as const,
    scheme: "bearer",
    description: "One of the user's own API tokens, created in the account settings.",
  },
  session: {
    type: "apiKey" as const,
    in: "cookie" as const,
    name: sessionCookieName(),
    description: "The session of a browser.",
  },
  csrf: {
    type: "apiKey" as const,
    in: "header" as const,
    name: XSRF_HEADER,
    description: `The value of the cookie \`${XSRF_COOKIE}\` from GET \`bootstrap-data\`. Not needed with a token.`,
  },
});

const WORKSPACE_ID = {
  name: "workspaceId",
  in: "query" as const,
  description:
    "The workspace in which the call lists or creates rows. 0 is the personal one. 404 unless the caller is a member.",
  schema: { type: "integer" as const, minimum: 0, default: 0 },
};

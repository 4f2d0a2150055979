import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { withDocumentation } from "@/lib/api/documentation";
import { notFound } from "@/lib/errors";
import type { Feature } from "@/lib/feature";
import type { Route } from "@/lib/openapi/call";
import { openApiDocument } from "@/lib/openapi/openapi";
import { DOCUMENT_PATH } from "@/lib/openapi/policy";
import { can } from "@/lib/permissions/can";

let text: Promise<string> | undefined;

/** The documentation of the call that serves the document. */
export const DOCUMENT_CALL = {
  access: "anyone",
  summary: "Get this document",
  description: "404 without the permission `api.access`.",
  responses: { 200: { media: "application/json", description: "The OpenAPI 3.1 document." } },
  refusals: ["not_found"],
} as const;

type Loaders = readonly (readonly [path: string, load: () => Promise<Record<string, unknown>>])[];
type DocumentSources = { routes: Loaders; features: readonly Feature[] };

/** Returns the OpenAPI document as JSON, built on the first request. Throws 404 without the permission `api.access`. */
export async function getDocument(actor: Actor, { routes, features }: DocumentSources): Promise<string> {
  if (!can(actor, "api.access")) throw notFound("Page");
  text ??= build({ routes, features });
  return text.catch((error: unknown) => {
    text = undefined;
    throw error;
  });
}

async function build({ routes: loaders, features }: DocumentSources): Promise<string> {
  const loadRoute = async ([path, load]: Loaders[number]): Promise<Route> => ({ path, exports: await load() });
  const self: Route = { path: DOCUMENT_PATH, exports: { GET: withDocumentation({}, DOCUMENT_CALL) } };
  const routes = [...(await Promise.all(loaders.map(loadRoute))), self];
  return JSON.stringify(
    openApiDocument(
      routes.sort((a, b) => a.path.localeCompare(b.path, "en")),
      features,
    ),
  );
}

import * as z from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from "zod-openapi";
import { PASSWORD_CONFIRMATION_SECONDS } from "@/lib/actor/policy";
import type { DocumentedOptions, Media } from "@/lib/api/documentation";
import { BODY_BYTES } from "@/lib/api/endpoint";
import { type Call, hasWorkspaceParameter, isOpen, needsCsrf, pathParameters } from "@/lib/openapi/call";
import { withStatus } from "@/lib/openapi/envelope";
import { refusalResponses } from "@/lib/openapi/refusals";
import { tagOf } from "@/lib/openapi/tags";

const JSON_TYPE = "application/json";
const WORKSPACE = { $ref: "#/components/parameters/workspaceId" };

/** Describes one call for OpenAPI. Its refusals are collected in `components`, so that calls can share them. */
export function operationOf(call: Call, components: Map<string, ZodOpenApiResponseObject>): ZodOpenApiOperationObject {
  const { documentation } = call;
  return {
    operationId: operationId(call),
    tags: [tagOf(call)],
    summary: documentation.summary ?? `${call.method} ${call.path}`,
    description: [documentation.description, ...remarks(documentation)].filter(Boolean).join("\n\n"),
    security: security(call),
    ...(hasWorkspaceParameter(call) && { parameters: [WORKSPACE] }),
    requestParams: { path: pathSchema(call), query: objectOf(documentation.query) },
    ...requestBody(documentation),
    responses: joinResponses(responsesOf(documentation), refusalResponses(call, components)),
    "x-access": documentation.access,
  };
}

/** The input fields of a schema, even if the schema transforms them. */
function objectOf(schema: z.ZodType | undefined): z.ZodObject {
  if (schema instanceof z.ZodPipe) return objectOf(schema.in as z.ZodType);
  return schema instanceof z.ZodObject ? schema : z.object({});
}

/** `GET /api/v1/menus/{menuId}` becomes "getMenusMenuId". */
function operationId({ method, path }: Call): string {
  const words = path.replace(/^\/(?:api\/v1\/)?/, "").split(/[^a-zA-Z0-9]+/);
  const name = words.filter(Boolean).map((word) => word[0]?.toUpperCase() + word.slice(1));
  return method.toLowerCase() + name.join("");
}

/** The requirements that the input schema does not show. */
function remarks(documentation: DocumentedOptions): string[] {
  const { access, passwordConfirmed, sessionOnly, ownerOnly, allowsUnverifiedEmail } = documentation;
  return [
    ACCESS[access] ?? `Needs the permission \`${access}\`.`,
    sessionOnly ? "Only in a session, not with an API token." : "",
    ownerOnly ? "Refused for an admin who acts as the user." : "",
    passwordConfirmed
      ? `The password must have been confirmed within the last ${PASSWORD_CONFIRMATION_SECONDS} seconds.`
      : "",
    allowsUnverifiedEmail ? "Also allowed while the email address is not verified." : "",
    bodyLimit(documentation),
  ];
}

/** States the limit of the JSON body, unless it is the default, which the introduction states. */
function bodyLimit({ body, takes, maxBody = BODY_BYTES }: DocumentedOptions): string {
  return body && !takes && maxBody !== BODY_BYTES ? `The body has at most ${maxBody / 1024} KB.` : "";
}

const ACCESS: Record<string, string> = {
  anyone: "For everyone.",
  guest: "For guests only.",
  user: "For all logged-in users.",
};

type Requirement = Record<string, string[]>;

/**
 * The accepted credentials: none, a session cookie or a bearer token. Without a bearer token, most calls with an unsafe
 * method also need the CSRF token.
 */
function security(call: Call): Requirement[] {
  const { access, sessionOnly } = call.documentation;
  const csrf: Requirement = needsCsrf(call) ? { csrf: [] } : {};
  if (access === "guest") return [csrf];
  const session = { session: [], ...csrf };
  const credentials = sessionOnly ? [session] : [{ bearer: [] }, session];
  return isOpen(call) ? [...credentials, csrf] : credentials;
}

/** The path parameters. A parameter that the schema does not contain is a string. */
function pathSchema(call: Call): z.ZodObject {
  const schemas = objectOf(call.documentation.params).shape;
  return z.object(
    Object.fromEntries(pathParameters(call).map((name) => [name, parameterSchema(schemas[name] as z.ZodType)])),
  );
}

/** A catch-all parameter is an array in the schema, and a string with slashes in the path. */
function parameterSchema(schema: z.ZodType | undefined): z.ZodType {
  const input = schema instanceof z.ZodPipe ? schema.in : schema;
  return schema && !(input instanceof z.ZodArray) ? schema : z.string();
}

function requestBody({ body, takes, bodyShape }: DocumentedOptions) {
  const json = bodyShape ?? body;
  const content = { ...(json && { [JSON_TYPE]: { schema: json } }), ...(takes && mediaContent(takes)) };
  if (Object.keys(content).length === 0) return {};
  return { requestBody: { required: true, ...(takes && { description: takes.description }), content } };
}

type Responses = Record<string, ZodOpenApiResponseObject>;

/** The documented responses. A call that has no 2xx response has a default response that says why. */
function responsesOf({ responses = {}, noSuccess }: DocumentedOptions): Responses {
  const entries = Object.entries(responses).map(([status, response]) => [status, responseObject(response)] as const);
  return { ...Object.fromEntries(entries), ...(noSuccess && { default: { description: noSuccess } }) };
}

/** Joins the documented responses and the refusals. A status that is in both has the descriptions and media of both. */
function joinResponses(responses: Responses, refusals: Responses): Responses {
  const entries = Object.entries(refusals).map(([status, refusal]) => {
    const response = responses[status];
    if (!response) return [status, refusal] as const;
    const description = [refusal.description, response.description].join("\n\n");
    return [status, { description, content: { ...refusal.content, ...response.content } }] as const;
  });
  return { ...responses, ...Object.fromEntries(entries) };
}

function responseObject(response: z.ZodType | Media): ZodOpenApiResponseObject {
  if (response instanceof z.ZodType)
    return { description: "Success", content: { [JSON_TYPE]: { schema: withStatus(response) } } };
  const { description, headers = {} } = response;
  const headerEntries = Object.entries(headers).map(([name, text]) => [name, headerObject(text)] as const);
  return { description, headers: Object.fromEntries(headerEntries), content: mediaContent(response) };
}

const headerObject = (description: string) => ({ description, schema: { type: "string" as const } });

/** Bytes have a media type but no schema. An empty response has neither. */
function mediaContent({ media, schema }: Media) {
  return media ? { [media]: schema ? { schema } : {} } : {};
}

import * as z from "zod";
import { type DocumentedOptions, withDocumentation } from "@/lib/api/documentation";
import { commaList } from "@/lib/http/list";
import { done, pageOf, time } from "@/lib/http/response-schema";
import type { Route } from "@/lib/openapi/call";
import { openApiDocument } from "@/lib/openapi/openapi";

const documentOf = (routes: readonly Route[]) => openApiDocument(routes, []);

const route = (path: string, method: string, documentation: DocumentedOptions) => ({
  path,
  exports: { [method]: withDocumentation({}, documentation) },
});

function operation(documentation: Partial<DocumentedOptions>, { method = "POST", path = "/api/v1/things" } = {}) {
  const { paths = {} } = documentOf([route(path, method, { access: "user", ...documentation })]);
  const [item] = Object.values(paths);
  return Object.values(item ?? {})[0] as Record<string, never> & { responses: Record<string, never> };
}

test("a catch-all segment is a parameter, optional or not", () => {
  const { paths } = documentOf([
    route("/og/[...path]", "GET", { access: "anyone" }),
    route("/api/v1/tus/upload/[[...id]]", "GET", { access: "user" }),
  ]);

  expect(Object.keys(paths ?? {})).toEqual(["/og/{path}", "/api/v1/tus/upload/{id}"]);
});

test("a method without documentation is left out", () => {
  const { paths } = documentOf([{ path: "/api/v1/nowhere", exports: { GET: withDocumentation({}, undefined) } }]);

  expect(paths).toEqual({});
});

test("a body that is not JSON is described by its media type, alongside JSON if the call takes both", () => {
  const schema = z.strictObject({ file: z.string() });
  const { requestBody } = operation({
    body: z.strictObject({ url: z.string() }),
    takes: { media: "multipart/form-data", description: "One file.", schema },
  });

  expect(requestBody).toMatchObject({
    description: "One file.",
    content: {
      "application/json": { schema: { properties: { url: { type: "string" } } } },
      "multipart/form-data": { schema: { properties: { file: { type: "string" } } } },
    },
  });
});

test("a response of bytes is described by its media type and headers, an empty one by its headers", () => {
  const { responses } = operation({
    responses: {
      200: { media: "application/zip", description: "All of it.", headers: { "Content-Disposition": "Its name." } },
      204: { media: "", description: "Taken.", headers: { "Upload-Offset": "How much there is." } },
    },
  });

  expect(responses).toMatchObject({
    200: { content: { "application/zip": {} }, headers: { "Content-Disposition": { description: "Its name." } } },
    204: { content: {}, headers: { "Upload-Offset": { schema: { type: "string" } } } },
  });
});

test("a response keeps its own field `status`, and a response in a union gets this field if it has none", () => {
  const withStatus = operation({ responses: { 200: z.strictObject({ status: z.enum(["ok", "failed"]) }) } });
  const union = operation({ responses: { 200: z.union([z.strictObject({ a: z.int() }), done]) } });

  const schemaOf = ({ responses }: typeof withStatus) =>
    (responses as Record<string, { content: Record<string, { schema: unknown }> }>)["200"]?.content["application/json"]
      ?.schema;
  expect(schemaOf(withStatus)).toMatchObject({ properties: { status: { enum: ["ok", "failed"] } } });
  expect(schemaOf(union)).toMatchObject({
    anyOf: [{ required: ["status", "a"] }, { required: ["status"] }],
  });
});

test("refusals that a call names are listed by their status", () => {
  expect(operation({ refusals: ["conflict", "stale"] }).responses["409"]).toEqual({
    $ref: "#/components/responses/conflict.stale",
  });
});

test("describes who may call, and how", () => {
  const { description } = operation({ access: "roles.view", sessionOnly: true, passwordConfirmed: true });

  expect(description).toBe(
    [
      "Needs the permission `roles.view`.",
      "Only in a session, not with an API token.",
      "The password must have been confirmed within the last 9000 seconds.",
    ].join("\n\n"),
  );
});

test("the description of a comma-separated list names the allowed values", () => {
  const { parameters } = operation(
    { query: z.strictObject({ with: commaList(["roles", "tokens"]) }) },
    { method: "GET" },
  );

  expect(parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: "with", description: "A comma-separated list of: `roles`, `tokens`." }),
    ]),
  );
});

test("a nullable value is one schema of two types, and an integer has neither a minimum nor a maximum", () => {
  const row = z.strictObject({ id: z.int(), at: time.nullable() }).meta({ id: "Thing" });
  const { components } = documentOf([
    route("/api/v1/things", "GET", { access: "user", responses: { 200: pageOf(row) } }),
  ]);

  expect(components?.schemas?.Thing).toMatchObject({
    properties: { id: { type: "integer" }, at: { type: ["string", "null"], format: "date-time" } },
  });
  expect(JSON.stringify(components?.schemas?.Thing)).not.toMatch(/pattern|9007199254740991/);
});

test("a nullable choice is one schema, with null among its values", () => {
  const { responses } = operation({
    responses: { 200: z.strictObject({ state: z.enum(["open", "paid"]).nullable() }) },
  });

  expect(JSON.stringify(responses)).toContain('"state":{"type":["string","null"],"enum":["open","paid",null]}');
});

test("a response that is not an object is an error", () => {
  expect(() => operation({ responses: { 200: z.array(z.string()) } })).toThrow("A response must be an object");
});

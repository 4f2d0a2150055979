import { GET } from "@/app/api/v1/openapi.json/route";
import { call } from "../support/api";
import { createAccessToken, createUser } from "../support/factories";

type Schema = { $ref?: string; properties?: Record<string, Schema>; type?: string };

let apiDocument: {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<"schemas" | "responses" | "securitySchemes" | "parameters", Record<string, Schema>>;
};
type Operation = {
  security: Record<string, string[]>[];
  parameters?: { name?: string; in?: string; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>;
};

beforeEach(async () => {
  apiDocument = (await call(GET, { as: await createUser() })).json;
});

const operation = (method: string, path: string) => apiDocument.paths[`/api/v1/${path}`]?.[method] as Operation;

describe("access to the document", () => {
  test("is granted to a program with a token, which gets JSON that is not cached", async () => {
    const bearer = await createAccessToken({ user: await createUser() });

    const { status, headers } = await call(GET, { bearer });

    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "application/json",
      "no-store",
    ]);
  });

  test("is refused with 404 to a guest and to a user without the API permission", async () => {
    expect(await call(GET)).toBeRefused(404, "not_found");
    expect(await call(GET, { as: await createUser({ roles: [] }) })).toBeRefused(404, "not_found");
  });
});

test("the response is an OpenAPI 3.1 document with this server's URL", () => {
  expect([apiDocument.openapi, apiDocument.servers]).toEqual(["3.1.0", [{ url: "http://localhost:3000" }]]);
});

test("a call's input is described by its schema", () => {
  const { requestBody } = operation("post", "access-tokens");

  expect(requestBody?.content["application/json"]?.schema).toMatchObject({
    required: ["tokenName"],
    additionalProperties: false,
    properties: { tokenName: { type: "string", minLength: 1, maxLength: 80 }, abilities: { type: "array" } },
  });
});

test("a list's query is described with its columns and defaults", () => {
  const { parameters = [] } = operation("get", "access-tokens");

  expect(parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        in: "query",
        name: "orderBy",
        schema: expect.objectContaining({ enum: ["created_at", "name", "last_used_at"], default: "created_at" }),
      }),
      expect.objectContaining({ in: "query", name: "perPage" }),
      { $ref: "#/components/parameters/workspaceId" },
    ]),
  );
});

test("the relations that the parameter `with` accepts are described", () => {
  const { parameters = [] } = operation("get", "users/{userId}");

  expect(parameters.find(({ name }) => name === "with")).toMatchObject({
    description: "A comma-separated list of: `roles`, `social_profiles`, `tokens`.",
  });
});

test("every path part in braces is a parameter", () => {
  for (const [path, item] of Object.entries(apiDocument.paths)) {
    const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters = [] } of Object.values(item)) {
      const documentedNames = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
      expect([path, documentedNames]).toEqual([path, pathNames]);
    }
  }
});

test("a response is described with its status and the wire type of its resource", () => {
  const { responses } = operation("post", "access-tokens");

  expect(responses["201"]?.content?.["application/json"]?.schema).toMatchObject({
    required: ["status", "plainTextToken", "token"],
    properties: { status: { const: "success" }, token: { $ref: "#/components/schemas/AccessToken" } },
  });
  expect(Object.keys(apiDocument.components.schemas.AccessToken?.properties ?? {})).toEqual([
    "id",
    "name",
    "abilities",
    "last_used_at",
    "expires_at",
    "created_at",
  ]);
});

test.each([
  ["get", "access-tokens", ["200", "400", "401", "403", "404", "422", "429", "500", "503"]],
  [
    "post",
    "access-tokens",
    ["201", "400", "401", "403", "404", "413", "415", "419", "422", "423", "429", "500", "503"],
  ],
  [
    "delete",
    "roles/{roleId}",
    ["200", "400", "401", "403", "404", "409", "413", "415", "419", "422", "429", "500", "503"],
  ],
  [
    "patch",
    "tus/upload/{uploadId}",
    [
      "204",
      "400",
      "401",
      "403",
      "404",
      "409",
      "410",
      "412",
      "413",
      "415",
      "419",
      "422",
      "423",
      "429",
      "460",
      "500",
      "503",
    ],
  ],
])("%s %s lists every status that it can return", (method, path, statuses) => {
  expect(Object.keys(operation(method, path).responses)).toEqual(statuses);
});

test("a call that never has a 2xx response documents why", () => {
  const { responses } = apiDocument.paths["/secure/auth/social/{service}/login"]?.get ?? {};

  expect(responses?.default).toEqual({
    description: "Always redirects the browser.",
  });
});

test("a call that needs a confirmed password documents 423", () => {
  expect(apiDocument.paths["/auth/user/two-factor-authentication"]?.post?.responses["423"]).toEqual({
    $ref: "#/components/responses/password_required",
  });
});

test("refusals are documented as errors, and those of rate limits have the header Retry-After", () => {
  const { not_found, too_many_requests } = apiDocument.components.responses;

  expect(not_found).toMatchObject({
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  });
  expect(too_many_requests).toMatchObject({ headers: { "Retry-After": { schema: { type: "integer" } } } });
});

test("the authentication of a call is documented", () => {
  expect(operation("get", "access-tokens").security).toEqual([{ bearer: [] }, { session: [] }]);
  expect(operation("post", "roles").security).toEqual([{ bearer: [] }, { session: [], csrf: [] }]);
  expect(operation("post", "access-tokens").security).toEqual([{ session: [], csrf: [] }]);
  expect(apiDocument.paths["/auth/login"]?.post?.security).toEqual([{ csrf: [] }]);
  expect(operation("get", "tools/api").security).toEqual([{ bearer: [] }, { session: [] }, {}]);
  expect(operation("post", "notifications/unsubscribe/{token}").security).toContainEqual({});
  expect(operation("get", "workspace/join/{inviteId}").security).toContainEqual({ session: [], csrf: [] });
});

test("every reference resolves", () => {
  const text = JSON.stringify(apiDocument);
  const references = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)].map(([, ...parts]) => parts.join("/")),
  );

  const missing = [...references].filter((reference) => {
    const [kind = "", name = ""] = reference.split("/");
    return !apiDocument.components[kind as keyof typeof apiDocument.components]?.[name];
  });
  expect([references.size > 20, missing]).toEqual([true, []]);
});

test("the document does not contain DATA_DIR, DATABASE_URL, passwordHash or tokenHash", () => {
  const text = JSON.stringify(apiDocument);

  expect(text).not.toMatch(/DATA_DIR|DATABASE_URL|passwordHash|tokenHash/);
});

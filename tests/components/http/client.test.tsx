// biome-ignore-all lint/suspicious/noDocumentCookie: jsdom has no cookieStore
import { pinWorkspace, unpinWorkspace } from "@/lib/http/active-workspace";
import { ApiError, api, callPath, onSessionEnd } from "@/lib/http/client";
import { CSRF_TOKEN, type FakeServer, fakeServer, invalid } from "../../support/fake-server";
import { until } from "../../support/until";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;
let server: FakeServer;

beforeEach(() => {
  const names = METHODS.map((method) => `${method.toUpperCase()} /api/v1/roles`);
  server = fakeServer(Object.fromEntries(names.map((name) => [name, () => ({})])));
});
afterEach(() => {
  document.cookie = "activeWorkspaceId=; Path=/; Max-Age=0";
  jest.restoreAllMocks();
});

const lastRequest = () => {
  const { url, init } = server.requests.at(-1) ?? { url: new URL(location.href), init: {} };
  return { url, ...init, headers: new Headers(init.headers), query: Object.fromEntries(url.searchParams) };
};
const failure = (call: Promise<unknown>) => call.catch((error) => error as ApiError) as Promise<ApiError>;
const forgetToken = () => {
  document.cookie = "XSRF-TOKEN=; Path=/; Max-Age=0";
};
const setToken = () => {
  document.cookie = `XSRF-TOKEN=${CSRF_TOKEN}; Path=/`;
  return {};
};

test.each([
  ["roles", "/api/v1/roles"],
  ["/roles/7", "/api/v1/roles/7"],
  ["api/v1/roles", "/api/v1/roles"],
  ["authors", "/api/v1/authors"],
  ["auth/login", "/auth/login"],
  ["secure/auth/social/done", "/secure/auth/social/done"],
  ["log-viewer", "/log-viewer"],
  ["horizon/jobs", "/horizon/jobs"],
  ["https://example.com/a", "https://example.com/a"],
])("%s is called at %s", (path, address) => {
  expect(callPath(path)).toBe(address);
});

test("a call fails if the connection is lost while the response is read, even if the status is 200", async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"roles": ['));
    },
    pull(controller) {
      controller.error(new TypeError("terminated"));
    },
  });
  server.on("GET /api/v1/roles", () => new Response(body));

  expect(await failure(api.get("roles"))).toMatchObject({ status: 0, message: "Network Error" });
});

test("the session cookie is sent with every call, and JSON is requested", async () => {
  for (const method of METHODS) {
    await api[method]("roles");

    expect([lastRequest().credentials, lastRequest().headers.get("accept")]).toEqual([
      "same-origin",
      "application/json",
    ]);
  }
});

test.each(["put", "patch", "delete"] as const)(
  "%s is sent as POST, with its name in a header and in the query",
  async (method) => {
    await api[method]("roles");

    const { method: sentMethod, headers, query } = lastRequest();
    expect([sentMethod, headers.get("x-http-method-override"), query._method]).toEqual([
      "POST",
      method.toUpperCase(),
      method.toUpperCase(),
    ]);
  },
);

test.each(["get", "post"] as const)("a %s request is sent with its own method, without an override", async (method) => {
  await api[method]("roles");

  const { method: sentMethod, headers, query } = lastRequest();
  expect([sentMethod, headers.get("x-http-method-override"), query._method]).toEqual([
    method.toUpperCase(),
    null,
    undefined,
  ]);
});

test("the values of a list parameter are joined with commas, and parameters without a value are left out", async () => {
  await api.get("roles", {
    with: ["users", "tokens"],
    load: ["a"],
    loadCount: ["b", "c"],
    page: 2,
    query: null,
    orderBy: undefined,
  });

  expect(lastRequest().query).toEqual({ with: "users,tokens", load: "a", loadCount: "b,c", page: "2" });
});

test("a GET that changes something sends the CSRF token too", async () => {
  setToken();

  await api.get("roles", {}, { csrf: true });

  expect(lastRequest().headers.get("X-XSRF-TOKEN")).toBe(CSRF_TOKEN);
});

describe("the workspace", () => {
  test.each([
    ["get", "3"],
    ["post", "3"],
    ["put", "3"],
    ["patch", undefined],
    ["delete", undefined],
  ] as const)("of a %s request is %s", async (method, workspace) => {
    document.cookie = "activeWorkspaceId=3; Path=/";

    await api[method]("roles");

    expect(lastRequest().query.workspaceId).toBe(workspace);
  });

  test("is left out if it is the personal workspace", async () => {
    document.cookie = "activeWorkspaceId=0; Path=/";

    await api.get("roles");

    expect(lastRequest().query).toEqual({});
  });

  test("of the editor's project does not change when another tab switches workspaces", async () => {
    pinWorkspace(5);
    document.cookie = "activeWorkspaceId=3; Path=/";

    await api.get("roles");
    unpinWorkspace();
    await api.get("roles");

    expect(server.requests.map(({ url }) => url.searchParams.get("workspaceId"))).toEqual(["5", "3"]);
  });

  test("that a call names overrides the workspace in the cookie", async () => {
    document.cookie = "activeWorkspaceId=3; Path=/";

    await api.get("roles", { workspaceId: 9 });

    expect(lastRequest().query).toEqual({ workspaceId: "9" });
  });
});

describe("the CSRF token", () => {
  test("is sent with every call that is not a GET", async () => {
    const tokens: (string | null)[] = [];
    for (const method of METHODS) {
      await api[method]("roles");
      tokens.push(lastRequest().headers.get("x-xsrf-token"));
    }

    expect(tokens).toEqual([null, CSRF_TOKEN, CSRF_TOKEN, CSRF_TOKEN, CSRF_TOKEN]);
  });

  test("is fetched before the first call that needs it, if the page has no token", async () => {
    forgetToken();
    server.on("GET /api/v1/bootstrap-data", setToken);

    await api.post("roles");
    await api.post("roles");

    expect(server.lines).toEqual(["GET /api/v1/bootstrap-data", "POST /api/v1/roles", "POST /api/v1/roles"]);
  });

  test("is awaited no longer than the timeout when it is fetched again, even if the call has a signal", async () => {
    const release = server.hold("GET /api/v1/bootstrap-data");
    server.fail("POST /api/v1/roles", 419);

    const call = api.post("roles", {}, { timeoutMs: 50, signal: new AbortController().signal });

    expect(await failure(call)).toMatchObject({ status: 419 });
    release();
  });

  test("is fetched again if it is no longer valid, and the call is repeated once", async () => {
    server.on("GET /api/v1/bootstrap-data", setToken);
    server.fail("POST /api/v1/roles", 419);

    const { status } = await failure(api.post("roles", { name: "Editors" }));

    expect(status).toBe(419);
    expect(server.lines).toEqual(["POST /api/v1/roles", "GET /api/v1/bootstrap-data", "POST /api/v1/roles"]);
    expect(server.writes.map(({ body }) => body)).toEqual([{ name: "Editors" }, { name: "Editors" }]);
  });
});

test("a body is sent as JSON", async () => {
  await api.post("roles", { name: "Editors" });

  const { body, headers } = lastRequest();
  expect([body, headers.get("content-type")]).toEqual(['{"name":"Editors"}', "application/json"]);
});

test("a form is sent unchanged, and without a Content-Type, because the browser sets it", async () => {
  const form = new FormData();
  form.set("name", "Editors");

  await api.post("roles", form);

  const { body, headers } = lastRequest();
  expect([body, headers.get("content-type")]).toEqual([form, null]);
});

describe("the error of a failed call", () => {
  test("has the server's status, code, message, field errors and action", async () => {
    const action = { label: "Log in", action: "/login" };
    const refusal = { code: "conflict", message: "There is one already.", errors: { name: ["Taken."] }, action };
    server.on("POST /api/v1/roles", () => Response.json(refusal, { status: 409 }));

    const error = await failure(api.post("roles"));

    expect(error).toBeInstanceOf(ApiError);
    expect([error.status, error.body, error.message]).toEqual([409, refusal, "There is one already."]);
  });

  test("has the number of seconds in the Retry-After header", async () => {
    const init = { status: 429, headers: { "Retry-After": "45" } };
    server.on("POST /api/v1/roles", () =>
      Response.json({ code: "too_many_requests", message: "Later.", errors: {} }, init),
    );

    expect((await failure(api.post("roles"))).retryAfter).toBe(45);
  });

  test("without a Retry-After header has no waiting time", async () => {
    server.on("POST /api/v1/roles", () => invalid({ name: ["Taken."] }));

    expect((await failure(api.post("roles"))).retryAfter).toBeNull();
  });

  test("with a response that is not JSON has a message with the status", async () => {
    server.on("GET /api/v1/roles", () => new Response("<html>", { status: 502 }));

    const { status, body } = await failure(api.get("roles"));

    expect([status, body]).toEqual([
      502,
      { code: "unknown", message: "Request failed with status code 502", errors: {} },
    ]);
  });

  const noResponse = (message: string) => ({ status: 0, body: { code: "network", message, errors: {} } });

  test('without a network has the message "Network Error"', async () => {
    server.fail("GET /api/v1/roles", "network");

    expect(await failure(api.get("roles"))).toMatchObject(noResponse("Network Error"));
  });

  test('that was aborted has the message "Request aborted"', async () => {
    const release = server.hold("GET /api/v1/roles");
    const controller = new AbortController();
    const call = failure(api.get("roles", {}, { signal: controller.signal }));

    controller.abort();

    expect(await call).toMatchObject(noResponse("Request aborted"));
    release();
  });

  test('that timed out has the message "timeout exceeded"', async () => {
    const release = server.hold("GET /api/v1/roles");

    expect(await failure(api.get("roles", {}, { timeoutMs: 1 }))).toMatchObject(noResponse("timeout exceeded"));
    release();
  });
});

test("a call whose CSRF token does not arrive times out too", async () => {
  forgetToken();
  const release = server.hold("GET /api/v1/bootstrap-data");

  expect(await failure(api.post("roles", {}, { timeoutMs: 1 }))).toMatchObject({
    status: 0,
    message: "timeout exceeded",
  });
  expect(server.lines).toEqual(["GET /api/v1/bootstrap-data"]);
  release();
});

test("a call times out after 30 seconds, or after its `timeoutMs`", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");

  await api.get("roles");
  await api.post("roles", {}, { timeoutMs: 300_000 });

  expect(timeout.mock.calls).toEqual([[30_000], [300_000]]);
});

describe("a call without a session", () => {
  test("is refused", async () => {
    server.fail("GET /api/v1/roles", 401);

    expect((await failure(api.get("roles"))).status).toBe(401);
  });

  test("calls the listener for the end of the session if there is one, and never settles", async () => {
    const leave = jest.fn();
    const stop = onSessionEnd(leave);
    server.fail("GET /api/v1/roles", 401);

    const call = api.get("roles").then(
      () => "settled",
      () => "settled",
    );

    await until(() => leave.mock.calls.length === 1);
    expect(await Promise.race([call, Promise.resolve("open")])).toBe("open");
    stop();
  });
});

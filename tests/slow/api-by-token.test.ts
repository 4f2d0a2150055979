import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type AppProcess, startApp } from "../support/app-process";
import { type CurlResponse, curl, curlMany } from "../support/curl";
import { HttpClient } from "../support/http-client";
import type { ScriptApi, ScriptSample } from "../support/sample";
import { SAMPLES } from "../support/samples";

const ADMIN = { email: "admin@example.com", password: "the-admin-of-the-docs" };

let folder: string;
let app: AppProcess;
let browser: HttpClient;
let token: string;
let apiDocument: ApiDocument;
let samples: Record<string, ScriptSample>;

type Operation = { security: Record<string, unknown>[]; responses: Record<string, unknown> };
type ApiDocument = { paths: Record<string, Record<string, Operation>> };

/** The statuses of all responses so far: "200", "404"... */
const receivedStatuses = new Set<string>();

const jsonArguments = (body: unknown) => ["-H", "Content-Type: application/json", "-d", JSON.stringify(body)];

/** Calls the API as a script would, with only a token. */
async function send(method: string, address: string, ...args: string[]): Promise<CurlResponse> {
  const response = await curl(app.origin + address, "-X", method, "-H", `Authorization: Bearer ${token}`, ...args);
  receivedStatuses.add(String(response.status));
  return response;
}

async function createToken(abilities: string[] = []): Promise<string> {
  const response = await browser.send("POST", "/api/v1/access-tokens", { tokenName: "A script", abilities });
  return response.json.plainTextToken as string;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "plinth-docs-"));
  app = await startApp({ dataDir: path.join(folder, "data"), env: { ADMIN_PASSWORD: ADMIN.password } });
  browser = new HttpClient(app.origin);
  await browser.logIn(ADMIN.email, ADMIN.password);
  await browser.send("POST", "/auth/user/confirm-password", { password: ADMIN.password });
  token = await createToken();
  apiDocument = (await send("GET", "/api/v1/openapi.json")).json;
  samples = await createSamples();
}, 120_000);

afterAll(async () => {
  await app?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Returns the bodies that a script sends to each resource. Also creates the rows to which these bodies refer. */
async function createSamples(): Promise<Record<string, ScriptSample>> {
  const api: ScriptApi = {
    get: async (path) => (await send("GET", `/api/v1/${path}`)).json,
    post: async (path, body) => (await send("POST", `/api/v1/${path}`, ...jsonArguments(body))).json,
  };
  const result: Record<string, ScriptSample> = {};
  for (const { path: noun, scriptInput } of SAMPLES) if (scriptInput) result[noun] = await scriptInput(api);
  return result;
}

const acceptsToken = (operation: Operation | undefined) =>
  Boolean(operation?.security.some((requirement) => "bearer" in requirement));

/** What the document says about one row of a noun. */
const rowItemOf = (noun: string) =>
  Object.entries(apiDocument.paths).find(([address]) => new RegExp(`^/api/v1/${noun}/\\{\\w+\\}$`).test(address))?.[1];

/** Nouns whose rows are deleted after a confirmation of the password, so their tests are elsewhere. */
const OTHER_NOUNS = ["users"];

/** The resources that a token can list and create, and that can be deleted, according to the document. */
function resources(): string[] {
  return Object.entries(apiDocument.paths).flatMap(([address, item]) => {
    const [, noun] = /^\/api\/v1\/((?:billing\/)?[\w-]+)$/.exec(address) ?? [];
    const isListed = noun && acceptsToken(item.get) && acceptsToken(item.post) && !OTHER_NOUNS.includes(noun);
    return isListed && rowItemOf(noun)?.delete ? [noun] : [];
  });
}

/** Deletes a row with the token if there is a way back. Otherwise the token is refused, and a session deletes it. */
async function remove(noun: string, address: string): Promise<number> {
  const { status } = await send("DELETE", address);
  if (acceptsToken(rowItemOf(noun)?.delete)) return status;
  expect([noun, status]).toEqual([noun, 403]);
  return (await browser.send("DELETE", address)).status;
}

test("the samples cover exactly the resources that a token can list and create, and that can be deleted", () => {
  expect(resources().sort()).toEqual(Object.keys(samples).sort());
});

test("each resource can be listed, created, read, changed and deleted", async () => {
  for (const noun of resources()) {
    const sample = samples[noun];
    const address = `/api/v1/${noun}`;
    const before = (await send("GET", address)).json.pagination.total;

    const creation = await send("POST", address, ...jsonArguments(sample?.body));
    const [row] = Object.values(creation.json).filter((value) => typeof value === "object") as { id: number }[];
    const rowAddress = `${address}/${row?.id}`;
    const reading = await send("GET", rowAddress);
    const change = await send("PUT", rowAddress, ...jsonArguments(sample?.change));
    const during = (await send("GET", address)).json.pagination.total;
    const deletion = await remove(noun, rowAddress);
    const rereading = await send("GET", rowAddress);

    expect([noun, creation.status, reading.status, change.status, deletion, rereading.status]).toEqual([
      noun,
      201,
      200,
      200,
      200,
      404,
    ]);
    expect(Object.values(change.json)).toContainEqual(expect.objectContaining(sample?.change));
    expect([during, (await send("GET", address)).json.pagination.total]).toEqual([before + 1, before]);
  }
}, 120_000);

test("a file is uploaded, downloaded by range and moved to the trash, but not deleted for ever", async () => {
  const file = path.join(folder, "letter.txt");
  writeFileSync(file, "Stone upon stone.");

  const upload = await send("POST", "/api/v1/file-entries", "-F", `file=@${file}`);
  const address = `/api/v1/file-entries/${upload.json.fileEntry.id}/download`;
  const part = await send("GET", address, "-H", "Range: bytes=0-4");
  const beyond = await send("GET", address, "-H", "Range: bytes=100-");
  const remove = (deleteForever: boolean) =>
    send(
      "POST",
      "/api/v1/file-entries/delete",
      ...jsonArguments({ entryIds: [upload.json.fileEntry.id], deleteForever }),
    );
  const [deletion, trashing] = [await remove(true), await remove(false)];

  expect([upload.status, part.status, part.text, beyond.status]).toEqual([201, 206, "Stone", 416]);
  expect([deletion.status, trashing.status]).toEqual([403, 200]);
  expect((await send("GET", address)).status).toBe(404);
});

test("a file is uploaded by tus", async () => {
  const tus = ["-H", "Tus-Resumable: 1.0.0"];
  const name = `filename ${Buffer.from("stones.txt").toString("base64")}`;
  const creation = await send(
    "POST",
    "/api/v1/tus/upload",
    ...tus,
    "-H",
    "Upload-Length: 6",
    "-H",
    `Upload-Metadata: ${name}`,
  );
  const { pathname } = new URL(creation.headers.location ?? "", app.origin);
  const patch = await send(
    "PATCH",
    pathname,
    ...tus,
    "-H",
    "Upload-Offset: 0",
    "-H",
    "Content-Type: application/offset+octet-stream",
    "-d",
    "stones",
  );
  const entry = await send("POST", "/api/v1/tus/entries", ...jsonArguments({ uploadKey: pathname.split("/").at(-1) }));

  expect([creation.status, patch.status, patch.headers["upload-offset"]]).toEqual([201, 204, "6"]);
  expect(entry.json.fileEntry).toMatchObject({ name: "stones.txt", file_size: 6 });
});

test("each refusal has the expected status, code and fields", async () => {
  const roles = "/api/v1/roles";
  const weakToken = await createToken(["menus.view"]);
  const { data } = (await send("GET", roles)).json.pagination;
  const systemRole = data.find((role: { system: boolean }) => role.system);

  const refusals: [status: number, code: string, response: CurlResponse][] = [
    [400, "malformed", await send("POST", roles, "-H", "Content-Type: application/json", "-d", "{")],
    [401, "unauthenticated", await curl(app.origin + roles, "-H", "Authorization: Bearer made-up")],
    [403, "forbidden", await curl(app.origin + roles, "-H", `Authorization: Bearer ${weakToken}`)],
    [403, "forbidden", await send("POST", "/api/v1/access-tokens", ...jsonArguments({ tokenName: "Another" }))],
    [404, "not_found", await send("GET", `${roles}/2147483647`)],
    [404, "not_found", await send("GET", "/api/v1/no-such-call")],
    [405, "method_not_allowed", await send("PATCH", roles, ...jsonArguments({}))],
    [409, "conflict", await inSession("DELETE", `${roles}/${systemRole.id}`)],
    [413, "too_large", await send("POST", roles, "-H", "Content-Type: application/json", "-d", `@${writeLargeBody()}`)],
    [415, "unsupported_media_type", await send("POST", roles, "-H", "Content-Type: text/plain", "-d", "{}")],
    [419, "csrf_mismatch", await curl(`${app.origin}/auth/login`, ...jsonArguments(ADMIN))],
    [422, "invalid", await send("POST", roles, ...jsonArguments({ name: "", colour: "red" }))],
    [423, "password_required", await callUnconfirmed()],
  ];

  for (const [status, code, response] of refusals) {
    receivedStatuses.add(String(response.status));
    expect([response.status, response.json?.code]).toEqual([status, code]);
    expect(response.json).toMatchObject({ message: expect.stringMatching(/./), errors: expect.any(Object) });
  }
  expect(Object.keys(refusals.find(([status]) => status === 422)?.[2].json.errors).sort()).toEqual(["colour", "name"]);
});

/** Writes a body of two megabytes to a file. Returns its path. */
function writeLargeBody(): string {
  const file = path.join(folder, "large.json");
  writeFileSync(file, JSON.stringify({ name: "x".repeat(2_000_000) }));
  return file;
}

async function inSession(method: string, address: string): Promise<CurlResponse> {
  const { status, json } = await browser.send(method, address);
  return { status, json, headers: {}, text: "" };
}

/** Makes a sensitive call in a session without a password confirmation. With a token, the refusal would differ. */
async function callUnconfirmed(): Promise<CurlResponse> {
  const another = new HttpClient(app.origin);
  await another.logIn(ADMIN.email, ADMIN.password);
  const response = await another.send("POST", "/auth/user/two-factor-authentication", {});
  return { status: response.status, json: response.json, headers: {}, text: "" };
}

test("a social login redirects, even if the service is not set up", async () => {
  const { status } = await curl(`${app.origin}/secure/auth/social/google/login`);

  receivedStatuses.add(String(status));
  expect(status).toBe(302);
});

test("an unsubscribe link redirects", async () => {
  const { status } = await curl(`${app.origin}/api/v1/notifications/unsubscribe/${"x".repeat(43)}`);

  receivedStatuses.add(String(status));
  expect(status).toBe(303);
});

test("a request for a picture that the client already has gets a 304", async () => {
  const picture = await send("GET", "/og/en.png");
  const again = await send("GET", "/og/en.png", "-H", `If-None-Match: ${picture.headers.etag}`);

  expect([picture.status, picture.headers["content-type"], again.status]).toEqual([200, "image/png", 304]);
});

test("a data export can be started in a session", async () => {
  const { status } = await browser.send("POST", "/api/v1/users/me/export");

  receivedStatuses.add(String(status));
  expect(status).toBe(202);
});

test("a token over the rate limit gets 429 with Retry-After, and other tokens keep working", async () => {
  const busyToken = await createToken();
  const bearer = ["-H", `Authorization: Bearer ${busyToken}`];

  const statuses = await curlMany(`${app.origin}/api/v1/tools/api?n=`, "1-620", ...bearer);
  const lateResponse = await curl(`${app.origin}/api/v1/tools/api`, ...bearer);

  receivedStatuses.add(String(lateResponse.status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(600);
  expect([lateResponse.status, lateResponse.json.code]).toEqual([429, "too_many_requests"]);
  expect(Number(lateResponse.headers["retry-after"])).toBeGreaterThan(0);
  expect((await send("GET", "/api/v1/tools/api")).status).toBe(200);
}, 120_000);

/** Server errors, the default response, and the statuses that only tus calls document. */
const TESTED_ELSEWHERE = ["500", "503", "default", "410", "412", "460"];

test("every documented status has occurred, except server errors, the default response and those of tus", () => {
  const documentedStatuses = Object.values(apiDocument.paths).flatMap((item) =>
    Object.values(item).flatMap(({ responses }) => Object.keys(responses)),
  );

  expect(
    [...new Set(documentedStatuses)].filter(
      (status) => !receivedStatuses.has(status) && !TESTED_ELSEWHERE.includes(status),
    ),
  ).toEqual([]);
});

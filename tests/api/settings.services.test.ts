import { readdir } from "node:fs/promises";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { PUT } from "@/app/api/v1/settings/route";
import { POST as CHECK_CAPTCHA } from "@/app/api/v1/settings/test/captcha/route";
import { POST as CHECK_MAIL } from "@/app/api/v1/settings/test/mail/route";
import { POST as CHECK_PAYMENTS } from "@/app/api/v1/settings/test/payments/route";
import { POST as CHECK_SOCIAL } from "@/app/api/v1/settings/test/social/route";
import { POST as CHECK_STORAGE } from "@/app/api/v1/settings/test/storage/route";
import type { RouteHandler } from "@/lib/api/methods";
import { env } from "@/lib/env";
import { readSecretSetting } from "@/lib/settings/secrets";
import { SERVICES, type Service } from "@/lib/settings/social-services";
import { filesFolder } from "@/lib/storage/storage";
import { call } from "../support/api";
import { startCaptchaServer } from "../support/captcha";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAdmin, createUser } from "../support/factories";
import { type OAuthProvider, startOAuthProvider } from "../support/oauth-provider";
import { refusesWithoutPermission } from "../support/refuses";
import { startSmtpCatcher } from "../support/smtp-catcher";
import { STRIPE_SECRET, StripeServer } from "../support/stripe-server";

// tests/slow/uploads/storage-check.test.ts tests the storage check with a real S3 server.

const RIGHT_SECRET = "the-right-secret";

let provider: OAuthProvider;
beforeAll(async () => {
  provider = await startOAuthProvider();
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.behave({ secret: RIGHT_SECRET });
  for (const service of SERVICES)
    Object.assign(env(), { [`${service.toUpperCase()}_BASE_URL`]: provider.baseUrl(service) });
});

const callAsAdmin = async (handler: RouteHandler, body: object) =>
  call(handler, { session: await startConfirmedSession(await createAdmin()), body });
const save = (body: object) => callAsAdmin(PUT, body);
const credentials = (service: Service, secret: string) => ({
  [`${service}_client_id`]: "an-id",
  [`${service}_client_secret`]: secret,
});

describe.each([
  ["mail", CHECK_MAIL, {}],
  ["storage", CHECK_STORAGE, {}],
  ["social", CHECK_SOCIAL, { service: "google" }],
  ["captcha", CHECK_CAPTCHA, {}],
  ["payments", CHECK_PAYMENTS, {}],
] as const)("POST settings/test/%s", (_, handler, body) => {
  refusesWithoutPermission((options) => call(handler, { ...options, body }));

  test("refuses a user who may change settings but is not an admin", async () => {
    const session = await startConfirmedSession(await createUser({ permissions: ["settings.update"] }));

    expect(await call(handler, { session, body })).toBeRefused(403, "forbidden");
  });

  test("needs a confirmed password", async () => {
    expect(await call(handler, { as: await createAdmin(), body })).toBeRefused(423, "password_required");
  });

  test("names an unknown field", async () => {
    expect(await callAsAdmin(handler, { ...body, host: "inner.example" })).toNameFields("host");
  });
});

describe("POST settings/test/mail", () => {
  test("is 409 without a mail server", async () => {
    expect(await callAsAdmin(CHECK_MAIL, {})).toBeRefused(409, "not_configured");
  });

  test("succeeds for a server that works, and sends no email", async () => {
    const server = await startSmtpCatcher();

    const { status } = await callAsAdmin(CHECK_MAIL, { smtp_url: server.url });
    await server.close();

    expect([status, server.caught]).toEqual([200, []]);
  });

  test("checks the saved server if the call names none", async () => {
    const server = await startSmtpCatcher();
    await save({ mail: { smtp_url: server.url } });
    await server.close();

    const response = await callAsAdmin(CHECK_MAIL, {});

    expect(response).toNameFields("smtp_url");
    expect(response.json.message).toBe("The mail server could not be reached.");
  });

  test("does not repeat the response of a server", async () => {
    const server = net.createServer((socket) => socket.end("554 inner.corp refuses you\r\n"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;

    const { status, json } = await callAsAdmin(CHECK_MAIL, { smtp_url: `smtp://127.0.0.1:${port}` });
    server.close();

    expect(status).toBe(422);
    expect(JSON.stringify(json)).not.toContain("inner");
  });
});

describe("Stripe", () => {
  const stripe = new StripeServer();
  beforeEach(() => stripe.start({ withSecrets: false }));
  afterEach(() => stripe.stop());

  test("is not checked without a secret", async () => {
    expect(await callAsAdmin(CHECK_PAYMENTS, {})).toBeRefused(409, "not_configured");
  });

  test("accepts the right secret, which is then saved, and refuses a wrong one", async () => {
    const refusal = await save({ billing: { stripe_secret_key: "sk_test_of_somebody_else" } });
    const before = await readSecretSetting("billing.stripe_secret_key");
    const success = await save({ billing: { stripe_secret_key: STRIPE_SECRET } });
    const check = await callAsAdmin(CHECK_PAYMENTS, {});

    expect(refusal).toNameFields("billing.stripe_secret_key");
    expect([before, success.status, check.status]).toEqual([null, 200, 200]);
    expect(await callAsAdmin(CHECK_PAYMENTS, { stripe_secret_key: "sk_test_x" })).toNameFields("stripe_secret_key");
  });

  test("causes a 422 if it responds with an error", async () => {
    stripe.isDown = true;
    const response = await callAsAdmin(CHECK_PAYMENTS, { stripe_secret_key: STRIPE_SECRET });
    stripe.isDown = false;

    expect(response).toNameFields("stripe_secret_key");
  });
});

test("the test gateway cannot be used while real payments are turned on", async () => {
  expect(await save({ billing: { enable: true, live: true } })).toNameFields("billing.gateway");
  expect((await save({ billing: { enable: true, live: true, gateway: "stripe" } })).status).toBe(200);
});

describe("a captcha service", () => {
  const startServer = () =>
    startCaptchaServer((form) => ({
      success: false,
      "error-codes": [form.get("secret") === RIGHT_SECRET ? "invalid-input-response" : "invalid-input-secret"],
    }));
  const connectTo = (server: { url: string }) => Object.assign(env(), { TURNSTILE_BASE_URL: server.url });

  test("is not checked while the built-in captcha is in use", async () => {
    expect(await callAsAdmin(CHECK_CAPTCHA, {})).toBeRefused(409, "not_configured");
  });

  test("accepts the right secret, which is then saved, and refuses a wrong one", async () => {
    const server = await startServer();
    connectTo(server);

    const refusal = await save({ recaptcha: { provider: "turnstile", secret_key: "another" } });
    const before = await readSecretSetting("recaptcha.secret_key");
    const success = await save({ recaptcha: { provider: "turnstile", secret_key: RIGHT_SECRET } });
    const check = await callAsAdmin(CHECK_CAPTCHA, {});
    await server.stop();

    expect(refusal).toNameFields("recaptcha.secret_key");
    expect([before, success.status, await readSecretSetting("recaptcha.secret_key"), check.status]).toEqual([
      null,
      200,
      RIGHT_SECRET,
      200,
    ]);
  });

  test("cannot be chosen without a secret", async () => {
    expect(await save({ recaptcha: { provider: "hcaptcha", secret_key: "" } })).toNameFields("recaptcha.provider");
  });

  test("that cannot be reached is reported", async () => {
    const server = await startServer();
    connectTo(server);
    await server.stop();

    const response = await callAsAdmin(CHECK_CAPTCHA, { provider: "turnstile", secret_key: RIGHT_SECRET });

    expect(response).toNameFields("secret_key");
    expect(response.json.message).toBe("The service could not be reached.");
  });
});

describe("POST settings/test/storage", () => {
  test("succeeds for this machine's disk, and leaves no file", async () => {
    const { status } = await callAsAdmin(CHECK_STORAGE, {});

    expect([status, await readdir(path.join(filesFolder(), "checks"))]).toEqual([200, []]);
  });

  test("reports that S3 is not configured", async () => {
    const response = await callAsAdmin(CHECK_STORAGE, { driver: "s3" });

    expect(response).toNameFields("driver");
    expect(response.json.message).toBe("S3 is not configured in the server's environment.");
  });
});

describe.each(SERVICES)("the credentials of %s", (service) => {
  const check = (client_secret: string) => callAsAdmin(CHECK_SOCIAL, { service, client_id: "an-id", client_secret });

  test("are accepted if the service accepts them", async () => {
    expect((await check(RIGHT_SECRET)).status).toBe(200);
  });

  test("are refused if the service refuses them, and its response is not passed on", async () => {
    const response = await check("a-wrong-secret");

    expect(response).toNameFields("client_secret");
    expect(response.json.message).toBe("The service refused the client ID or the secret.");
    expect(JSON.stringify(response.json)).not.toContain("inner");
  });

  test("are refused if the service cannot be reached", async () => {
    provider.behave({ down: true });

    const response = await check(RIGHT_SECRET);

    expect(response).toNameFields("client_secret");
    expect(response.json.message).toBe("The service could not be reached.");
  });

  test("are checked before they are saved", async () => {
    const refused = await save({ social: credentials(service, "a-wrong-secret") });
    expect(refused).toNameFields(`social.${service}_client_secret`);
    expect(await readSecretSetting(`social.${service}_client_secret`)).toBeNull();

    const accepted = await save({ social: credentials(service, RIGHT_SECRET) });

    expect([accepted.status, await readSecretSetting(`social.${service}_client_secret`)]).toEqual([200, RIGHT_SECRET]);
  });
});

describe("the credentials of a social service", () => {
  test("cannot be checked if there are none", async () => {
    expect(await callAsAdmin(CHECK_SOCIAL, { service: "google" })).toBeRefused(409, "not_configured");
  });

  test("are read from the settings if the call contains none", async () => {
    await save({ social: credentials("google", RIGHT_SECRET) });
    provider.behave({ secret: "another-secret" });

    expect(await callAsAdmin(CHECK_SOCIAL, { service: "google" })).toNameFields("client_secret");
  });

  test("are checked with the saved client ID if only a secret is given", async () => {
    await save({ social: credentials("google", RIGHT_SECRET) });

    const response = await save({ social: { google_client_secret: "a-wrong-secret" } });

    expect(response).toNameFields("social.google_client_secret");
  });

  test("can be saved in two steps, and removed", async () => {
    const first = await save({ social: { google_client_id: "an-id" } });
    const second = await save({ social: { google_client_secret: RIGHT_SECRET } });
    const saved = await readSecretSetting("social.google_client_secret");
    const removal = await save({ social: { google_client_id: "", google_client_secret: "" } });

    expect([first, second, removal].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([saved, await readSecretSetting("social.google_client_secret")]).toEqual([RIGHT_SECRET, null]);
  });

  test("are not reported as refused if the service receives too many requests", async () => {
    provider.behave({ tokenStatus: 429 });

    const { json } = await callAsAdmin(CHECK_SOCIAL, { service: "facebook", client_id: "a", client_secret: "b" });

    expect(json.message).toBe("The service did not respond as expected.");
  });

  test.each([
    ["text", "not JSON"],
    ["a list", "[]"],
    ["a number as an endpoint", `{"token_endpoint": 7}`],
    ["too many bytes", " ".repeat(70_000)],
  ])("cannot be checked against a server that sends %s", async (_, text) => {
    const server = net.createServer((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: ${text.length}\r\n\r\n${text}`),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    Object.assign(env(), { GOOGLE_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });

    const { json } = await callAsAdmin(CHECK_SOCIAL, { service: "google", client_id: "a", client_secret: "b" });
    server.close();

    expect(json.message).toBe("The service did not respond as expected.");
  });
});

test.each(["uploads_driver", "public_driver"])("uploads.%s cannot be S3 if S3 is not configured", async (key) => {
  expect(await save({ uploads: { [key]: "s3" } })).toNameFields(`uploads.${key}`);
});

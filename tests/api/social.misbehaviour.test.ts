import { GET as LOGIN } from "@/app/secure/auth/social/[service]/login/route";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { SERVICES, type Service } from "@/lib/settings/social-services";
import { call } from "../support/api";
import type { Behaviour } from "../support/oauth-provider";
import { routeFiles } from "../support/route-files";
import { saveSettings } from "../support/settings";
import { SocialBrowser } from "../support/social-browser";
import { offerOnlyServices, withOAuthProvider } from "../support/social-services";

const provider = withOAuthProvider();
const GENERIC_MESSAGE = "An error occurred. Please try again later";

beforeEach(async () => {
  provider().behave({});
  await offerOnlyServices(...SERVICES);
  await saveSettings("registration", { policies: [] });
});

async function expectNoLogin() {
  expect(await db.session.count()).toBe(0);
  expect(await db.socialProfile.count()).toBe(0);
}

describe("a login ends with the status ERROR and without a session", () => {
  test.each<[string, Service, Behaviour]>([
    ["the token endpoint fails", "google", { tokenStatus: 500 }],
    ["the token endpoint fails", "envato", { tokenStatus: 500 }],
    ["the id_token is for another login", "google", { claims: { nonce: "another" } }],
    ["the id_token is for another client", "google", { claims: { aud: "another" } }],
    ["the id_token has another issuer", "google", { claims: { iss: "https://evil.example" } }],
    ["the id_token has expired", "google", { claims: { exp: 1 } }],
    ["the profile has no id", "google", { id: null }],
    ["the profile has no id", "facebook", { id: null }],
    ["the profile has no id", "twitter", { id: null }],
    ["the profile has no id", "envato", { id: null }],
    ["the id is too long", "facebook", { id: "x".repeat(300) }],
    ["the profile request fails", "facebook", { profileStatus: 500 }],
    ["the profile request fails", "twitter", { profileStatus: 403 }],
    ["the profile request fails", "envato", { profileStatus: 401 }],
  ])("if %s (%s)", async (_, service, behaviour) => {
    provider().behave(behaviour);

    const { result } = await new SocialBrowser().openPopup(service);

    expect(result).toEqual({
      type: "social-auth",
      status: "ERROR",
      callbackData: { service, errorMessage: GENERIC_MESSAGE },
    });
    await expectNoLogin();
  });

  test("if the service takes too long", async () => {
    provider().behave({ tokenDelayMs: 20_000 });
    const startedAtMs = Date.now();

    const { result } = await new SocialBrowser().openPopup("google");

    expect(result).toMatchObject({ status: "ERROR", callbackData: { errorMessage: GENERIC_MESSAGE } });
    expect(Date.now() - startedAtMs).toBeLessThan(15_000);
    await expectNoLogin();
  });

  test("if the service returns another state", async () => {
    provider().behave({ state: "another" });

    const { result } = await new SocialBrowser().openPopup("google");

    expect(result).toMatchObject({ status: "ERROR", callbackData: { errorMessage: expect.stringMatching(/expired/) } });
    await expectNoLogin();
  });

  test("if the service is down", async () => {
    provider().behave({ down: true });

    const { result, visited } = await new SocialBrowser().openPopup("google");

    expect(result.callbackData.errorMessage).toBe("Google is not responding. Try again later.");
    expect(visited).toEqual([`${env().APP_URL}/secure/auth/social/done`]);
    await expectNoLogin();
  });

  test("if the visitor declines", async () => {
    provider().behave({ deny: true });

    const { result } = await new SocialBrowser().openPopup("facebook");

    expect(result.callbackData.errorMessage).toBe("You did not allow this site to use your Facebook account.");
    await expectNoLogin();
  });
});

describe("the callback of a social login", () => {
  test("works only once", async () => {
    const browser = new SocialBrowser();
    const { visited } = await browser.openPopup("google");
    const sessionCount = await db.session.count();

    const repeated = await browser.follow(await browser.visit(new URL(visited[1] ?? "")));

    expect(repeated.result.status).toBe("ERROR");
    expect(await db.session.count()).toBe(sessionCount);
  });

  test("works only in the browser that started the login", async () => {
    const attacker = new SocialBrowser();
    const redirect = await attacker.start("google", "login");
    const callback = await fetch(redirect.headers.get("location") ?? "", { redirect: "manual" });

    const victim = new SocialBrowser();
    const { result } = await victim.follow(await victim.visit(new URL(callback.headers.get("location") ?? "")));

    expect(result.status).toBe("ERROR");
    expect(victim.session).toBeUndefined();
  });

  test("with a forged state does not affect a login in progress", async () => {
    const browser = new SocialBrowser();
    const redirect = await browser.start("google", "login");
    await browser.visit(new URL(`${env().APP_URL}/api/auth/callback/google?state=forged&code=1`));

    const { result } = await browser.follow(redirect);

    expect(result.status).toBe("SUCCESS");
  });

  test("with a changed flow cookie is refused", async () => {
    const browser = new SocialBrowser();
    const redirect = await browser.start("google", "login");
    const flow = browser.cookie("social_flow_google");
    const [text = "", signature] = (flow?.value ?? "").split(".");
    const payload = JSON.parse(Buffer.from(text, "base64url").toString());
    payload.value.action = "connect";
    const forged = Buffer.from(JSON.stringify(payload)).toString("base64url");
    browser.keep(`social_flow_google=${forged}.${signature}; Path=/`);

    const { result } = await browser.follow(redirect);

    expect(result.callbackData.errorMessage).toBe("This login has expired. Try again.");
  });

  test("of one service does not work for another", async () => {
    const browser = new SocialBrowser();
    const redirect = await browser.start("envato", "login");
    const callback = await fetch(redirect.headers.get("location") ?? "", { redirect: "manual" });
    const otherCallback = new URL((callback.headers.get("location") ?? "").replace("/envato", "/facebook"));

    const { result } = await browser.follow(await browser.visit(otherCallback));

    expect(result.status).toBe("ERROR");
    await expectNoLogin();
  });

  test("of a service that was turned off in the meantime is refused", async () => {
    const browser = new SocialBrowser();
    const redirect = await browser.start("google", "login");
    await offerOnlyServices("facebook");

    const { result } = await browser.follow(redirect);

    expect(result.callbackData.errorMessage).toBe("Google is not available here.");
  });
});

describe("two logins through different services at the same time", () => {
  test("do not affect each other", async () => {
    const browser = new SocialBrowser();
    const google = await browser.start("google", "login");
    const envato = await browser.start("envato", "login");
    provider().behave({ id: "e-1", email: "envato@example.com" });

    expect((await browser.follow(envato)).result.status).toBe("SUCCESS");
    provider().behave({});
    expect((await browser.follow(google)).result.status).toBe("SUCCESS");
  });
});

describe("cookies and routes", () => {
  test("next-auth sets no cookie of its own", async () => {
    const browser = new SocialBrowser();
    await browser.openPopup("google");
    await browser.openPopup("envato");

    expect([...browser.everSet].filter((name) => /next-auth|authjs|csrf-token|callback-url/i.test(name))).toEqual([]);
  });

  test("a failed login leaves none of its cookies in the browser", async () => {
    const browser = new SocialBrowser();
    provider().behave({ tokenStatus: 500 });
    await browser.openPopup("google");

    expect(browser.cookieNames().filter((name) => name.startsWith("social_"))).toEqual([]);
  });

  test("next-auth has no route but the callback", () => {
    expect(routeFiles("app/api/auth")).toEqual(["app/api/auth/callback/[service]/route.ts"]);
  });
});

describe("the start of a login", () => {
  const start = (service: string, options = {}) => call(LOGIN, { params: { service }, ...options });

  test.each([
    ["an unknown service", "myspace"],
    ["an empty service", ""],
  ])("is 404 for %s", async (_, service) => {
    expect(await start(service)).toBeRefused(404, "not_found");
  });

  test.each(["cross-site", "same-site", "none"])("is refused if the header Sec-Fetch-Site is %s", async (site) => {
    expect(await start("google", { headers: { "sec-fetch-site": site } })).toBeRefused(403, "forbidden");
  });

  test("refuses a redirect address in the query", async () => {
    expect(await start("google", { query: "redirect_uri=https://evil.example" })).toBeRefused(422, "invalid");
  });

  test.each(["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "refuses to redirect to %s, which is not a page of the site",
    async (back) => {
      expect(await start("google", { query: { back } })).toBeRefused(422, "invalid");
    },
  );

  test("reports a service that is turned off", async () => {
    await offerOnlyServices("facebook");

    const { result } = await new SocialBrowser().openPopup("google");

    expect(result).toMatchObject({
      status: "ERROR",
      callbackData: { errorMessage: "Google is not available here." },
    });
  });

  test("reports that the user is already logged in", async () => {
    const browser = new SocialBrowser();
    await browser.openPopup("google");

    const { result } = await browser.openPopup("google");

    expect(result.callbackData.errorMessage).toBe("You are already logged in.");
  });

  test("is limited to thirty a minute from a network address", async () => {
    const browser = new SocialBrowser();
    await offerOnlyServices("facebook");
    const messages: string[] = [];
    for (let attempt = 0; attempt < 31; attempt += 1)
      messages.push((await browser.openPopup("google")).result.callbackData.errorMessage as string);

    expect(messages.slice(29)).toEqual(["Google is not available here.", "Too many attempts. Try again in a moment."]);
  });

  test("passes the name of the popup on to the result, so that the opener recognises the result", async () => {
    const { result } = await new SocialBrowser().openPopup("google", { query: "popup=abc-1" });

    expect(result.popup).toBe("abc-1");
  });
});

test("the service gets the site's client id, the redirect address, the scope and the PKCE method", async () => {
  const { visited } = await new SocialBrowser().openPopup("google");

  const parameters = new URL(visited[0] ?? "").searchParams;
  expect(Object.fromEntries(parameters)).toMatchObject({
    client_id: "google-client",
    redirect_uri: `${env().APP_URL}/api/auth/callback/google`,
    code_challenge_method: "S256",
    scope: "openid email profile",
  });
});

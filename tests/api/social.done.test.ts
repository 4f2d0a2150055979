import vm from "node:vm";
import { GET as DONE } from "@/app/secure/auth/social/done/route";
import { createSecurityHeaders } from "@/lib/front/security-headers";
import { requestFor } from "../support/api";
import { saveSettings } from "../support/settings";
import { SocialBrowser } from "../support/social-browser";
import { offerOnlyServices, withOAuthProvider } from "../support/social-services";

const provider = withOAuthProvider();
const ORIGIN = "http://localhost:3000";

beforeEach(async () => {
  provider().behave({});
  await offerOnlyServices("google", "envato");
  await saveSettings("registration", { policies: [] });
});

type PageEffects = {
  postedMessages: unknown[];
  broadcastMessages: unknown[];
  stored: Record<string, string>;
  redirectTarget: string;
  closeCount: number;
};

/**
 * Runs the script of the page that ends a social login. Returns what it sends, what it stores, where it navigates and
 * how often it closes the window.
 */
function runScript(html: string, { hasOpener = true } = {}): PageEffects {
  const effects: PageEffects = {
    postedMessages: [],
    broadcastMessages: [],
    stored: {},
    redirectTarget: "",
    closeCount: 0,
  };
  const [, script = ""] = /<script nonce="[^"]+">(.*?)<\/script>/s.exec(html) ?? [];
  const opener = { postMessage: (message: unknown, target: string) => effects.postedMessages.push([message, target]) };
  const close = () => {
    effects.closeCount += 1;
  };
  const replace = (to: string) => {
    effects.redirectTarget = to;
  };
  const setItem = (key: string, value: string) => Object.assign(effects.stored, { [key]: value });
  vm.runInNewContext(script, {
    window: { opener: hasOpener ? opener : null, close },
    location: { origin: ORIGIN, replace },
    sessionStorage: { setItem },
    BroadcastChannel: class {
      constructor(readonly name: string) {}
      postMessage(message: unknown) {
        effects.broadcastMessages.push([this.name, message]);
      }
    },
  });
  return effects;
}

describe("in a popup", () => {
  test("the result is sent to an opener of our own origin and on the broadcast channel, and the popup closes", async () => {
    provider().behave({ deny: true });
    const { html, result } = await new SocialBrowser().openPopup("google");

    const { postedMessages, broadcastMessages, closeCount, redirectTarget } = runScript(html);

    expect(postedMessages).toEqual([[result, ORIGIN]]);
    expect(broadcastMessages).toEqual([["social-auth", result]]);
    expect([closeCount, redirectTarget]).toEqual([1, ""]);
  });

  test("an opener that the popup can no longer reach gets the result on the broadcast channel", async () => {
    const { html, result } = await new SocialBrowser().openPopup("google");

    expect(runScript(html, { hasOpener: false })).toMatchObject({
      postedMessages: [],
      broadcastMessages: [["social-auth", result]],
      closeCount: 1,
    });
  });

  test("the result for a new account states that the address must be verified", async () => {
    provider().behave({ verified: false });

    const { result } = await new SocialBrowser().openPopup("google");

    expect(result.callbackData).toMatchObject({ status: "needs_email_verification", bootstrapData: { user: {} } });
  });
});

describe("without a popup", () => {
  test("the page redirects back and stores the result for the target page", async () => {
    provider().behave({ deny: true });
    const { html, result } = await new SocialBrowser().openPopup("google", {
      query: "back=/login%3Fredirect%3D%2Fadmin",
    });

    const { stored, redirectTarget, postedMessages, broadcastMessages, closeCount } = runScript(html);

    expect(redirectTarget).toBe("/login?redirect=/admin");
    expect(JSON.parse(stored["social-auth"] ?? "")).toEqual(result);
    expect([postedMessages, broadcastMessages, closeCount]).toEqual([[], [], 0]);
  });

  test("after a login nothing is stored, because pages for guests redirect a logged-in user", async () => {
    const { html, result } = await new SocialBrowser().openPopup("google", { query: "back=/login" });

    expect(runScript(html)).toMatchObject({ stored: {}, redirectTarget: "/login" });
    expect(result.status).toBe("SUCCESS");
    expect(result.callbackData).not.toHaveProperty("bootstrapData");
  });
});

test("the result is returned only once", async () => {
  const browser = new SocialBrowser();
  await browser.openPopup("google");

  const html = await (await browser.visit(new URL(`${ORIGIN}/secure/auth/social/done`))).text();

  const { postedMessages, broadcastMessages } = runScript(html);
  expect(postedMessages).toEqual([[{ type: "social-auth", status: "ERROR", callbackData: {} }, ORIGIN]]);
  expect(broadcastMessages).toEqual([]);
});

test("a made-up result is ignored", async () => {
  const forgedPart = Buffer.from(JSON.stringify({ value: { ending: { status: "SUCCESS" } }, expires: 9e15 })).toString(
    "base64url",
  );
  const request = await requestFor("GET", { cookies: { social_result: `${forgedPart}.${forgedPart}` } });

  const html = await (await DONE(request, { params: Promise.resolve({}) })).text();

  expect(html).toContain('"status":"ERROR","callbackData":{}');
});

test("a name from a service cannot end the script", async () => {
  const name = "</script><script>alert(1)</script>";
  provider().behave({ claims: { given_name: name } });

  const { html, result } = await new SocialBrowser().openPopup("google");

  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(JSON.stringify(result)).toContain(name);
});

describe("the headers", () => {
  test("of the page `done` allow only its own script", async () => {
    const response = await new SocialBrowser().visit(new URL(`${ORIGIN}/secure/auth/social/done`));

    const policy = response.headers.get("content-security-policy") ?? "";
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(policy).toBe(
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(await response.text()).toContain(`<script nonce="${nonce}">`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  });

  test.each([
    "/secure/auth/social/google/login",
    "/secure/auth/social/google/connect",
    "/api/auth/callback/google",
    "/secure/auth/social/done",
  ])("of %s contain no opener policy, which would separate the popup from its opener", (path) => {
    const { of } = createSecurityHeaders({ APP_URL: ORIGIN, SITES_HOST: "sites.test" });
    expect(of({ decodedPath: path, https: true }).map(([name]) => name)).not.toContain("Cross-Origin-Opener-Policy");
  });
});

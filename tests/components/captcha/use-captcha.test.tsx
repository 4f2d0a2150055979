import { webcrypto } from "node:crypto";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { LoginForm } from "@/components/auth/login-form";
import { ContactForm } from "@/components/contact-messages/contact-form";
import type { CaptchaProvider } from "@/lib/captcha/policy";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { member, renderOnPage } from "../site/public-page";

const SENT_MESSAGE = "Your message has been submitted.";
const SECRET = "the-secret-of-the-tests";
let server: FakeServer;

beforeEach(() => {
  setSecureContext(true);
  server = fakeServer({
    "GET /api/v1/recaptcha/challenge": async () => ({ challenge: await newChallenge() }),
    "POST /api/v1/recaptcha/verify": () => ({ success: true }),
    "POST /api/v1/contact-page": () => ({ message: SENT_MESSAGE }),
  });
});
afterEach(() => {
  cleanup();
  for (const name of ["grecaptcha", "turnstile", "hcaptcha"]) Reflect.deleteProperty(window, name);
});

/** Makes the page secure or not. A page over plain HTTP has no `crypto.subtle`. */
function setSecureContext(isSecure: boolean) {
  Object.defineProperty(globalThis, "isSecureContext", { value: isSecure, configurable: true });
  const value = isSecure ? webcrypto.subtle : undefined;
  Object.defineProperty(globalThis.crypto, "subtle", { value, configurable: true });
}

const newChallenge = () =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    counter: 20,
    deriveKey,
    hmacSignatureSecret: SECRET,
    data: { action: "contact" },
  });

const captchaSettings = (provider: CaptchaProvider) => ({
  recaptcha: {
    provider,
    site_key: "the-site-key",
    enable: { contact: true, register: false, login: false, site_form: false },
  },
});

async function sendMessage(provider: CaptchaProvider = "altcha") {
  renderOnPage(<ContactForm />, { user: member, settings: captchaSettings(provider) });
  await userEvent.type(screen.getByRole("textbox", { name: /Message/ }), "Hello.");
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));
}

type VerificationBody = { token: string; action: string };
const bodyOf = (path: string) => server.calls.find((call) => call.path === path)?.body as VerificationBody | undefined;

test("a challenge is solved before the message is sent", async () => {
  await sendMessage();

  expect(await screen.findByText(SENT_MESSAGE)).toBeTruthy();
  const { token = "", action } = bodyOf("/api/v1/recaptcha/verify") ?? {};
  const { challenge, solution } = JSON.parse(atob(token));
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: SECRET });
  expect([verified, action]).toEqual([true, "contact"]);
  expect(server.lines.slice(-2)).toEqual(["POST /api/v1/recaptcha/verify", "POST /api/v1/contact-page"]);
});

test("over plain HTTP, where a browser cannot solve the built-in challenge, an error says so", async () => {
  const challenge = await newChallenge();
  server.on("GET /api/v1/recaptcha/challenge", () => ({ challenge }));
  setSecureContext(false);
  await sendMessage();

  expect(await screen.findByText(/works only over HTTPS/)).toBeTruthy();
  expect(server.lines).not.toContain("POST /api/v1/contact-page");
});

test("a failed check is shown, and the message is not sent but stays in its field", async () => {
  server.on("POST /api/v1/recaptcha/verify", () => ({ success: false }));
  await sendMessage();

  expect(await screen.findByText("Could not verify you are human.")).toBeTruthy();
  expect(server.lines).not.toContain("POST /api/v1/contact-page");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Message/ }).value).toBe("Hello.");
});

test("when the server requires the check for a login, the check runs and the login is sent again", async () => {
  server.on("POST /auth/login", () =>
    bodyOf("/api/v1/recaptcha/verify") ? { two_factor: true } : refusal(422, "Robot?", { captcha: ["Robot?"] }),
  );
  const onChallenge = jest.fn();
  renderOnPage(<LoginForm joinsWorkspace={false} onChallenge={onChallenge} />);

  await userEvent.type(screen.getByRole("textbox", { name: /Email/ }), "ines@example.com");
  await userEvent.type(screen.getByLabelText(/^Password/), "only-i-know-this");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));

  await waitFor(() => expect(onChallenge).toHaveBeenCalledTimes(1));
  expect(bodyOf("/api/v1/recaptcha/verify")?.action).toBe("login");
});

/** For each service, the address of its script and the API that the script adds to the page. */
const SERVICES = {
  recaptcha: {
    script: "https://www.google.com/recaptcha/api.js?render=the-site-key",
    global: "grecaptcha",
    api: {
      ready: (done: () => void) => done(),
      execute: async (key: string, { action }: { action: string }) => `${key} ${action}`,
    },
  },
  turnstile: {
    script: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    global: "turnstile",
    api: {
      render: (_: HTMLElement, options: { sitekey: string; action: string; callback: (token: string) => void }) => {
        options.callback(`${options.sitekey} ${options.action}`);
        return "a-widget";
      },
      remove: () => undefined,
    },
  },
  hcaptcha: {
    script: "https://js.hcaptcha.com/1/api.js?render=explicit",
    global: "hcaptcha",
    api: {
      render: (_: HTMLElement, { sitekey }: { sitekey: string }) => sitekey,
      execute: async (widget: string) => ({ response: `${widget} contact` }),
      remove: () => undefined,
    },
  },
} as const;

const waitForScript = (address: string) => waitFor(() => requireScript(address));

function requireScript(address: string): HTMLScriptElement {
  const script = [...document.scripts].find(({ src }) => src === address);
  if (!script) throw new Error(`${address} was not added.`);
  return script;
}

describe.each(Object.entries(SERVICES))("%s", (provider, { script, global, api }) => {
  test("receives the site key, and its token is sent with the action", async () => {
    await sendMessage(provider as CaptchaProvider);
    const element = await waitForScript(script);
    Object.assign(window, { [global]: api });
    element.dispatchEvent(new Event("load"));

    expect(await screen.findByText(SENT_MESSAGE)).toBeTruthy();
    expect(bodyOf("/api/v1/recaptcha/verify")).toEqual({ token: "the-site-key contact", action: "contact" });
  });
});

test("a script that does not load is reported, and is loaded again when the message is sent again", async () => {
  const { script } = SERVICES.recaptcha;
  const address = script.replace("the-site-key", "another-key");
  renderOnPage(<ContactForm />, {
    user: member,
    settings: { recaptcha: { ...captchaSettings("recaptcha").recaptcha, site_key: "another-key" } },
  });
  await userEvent.type(screen.getByRole("textbox", { name: /Message/ }), "Hello.");
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));
  (await waitForScript(address)).dispatchEvent(new Event("error"));
  expect(await screen.findByText("Could not verify you are human.")).toBeTruthy();

  await userEvent.click(await screen.findByRole("button", { name: "Send message" }));
  const element = await waitForScript(address);
  Object.assign(window, { grecaptcha: SERVICES.recaptcha.api });
  element.dispatchEvent(new Event("load"));

  expect(await screen.findByText(SENT_MESSAGE)).toBeTruthy();
});

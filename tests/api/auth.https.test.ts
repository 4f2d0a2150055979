import { POST } from "@/app/auth/login/route";
import { GET as SOCIAL_LOGIN } from "@/app/secure/auth/social/[service]/login/route";
import { call } from "../support/api";
import { createUser } from "../support/factories";
import { offerOnlyServices, withOAuthProvider } from "../support/social-services";

withOAuthProvider();

process.env.APP_URL = "https://plinth.example";

test("on https every cookie of a login is Secure, and scripts cannot read the session cookie", async () => {
  const user = await createUser({ password: "only-i-know-this" });

  const { status, setCookie } = await call(POST, { body: { email: user.email, password: "only-i-know-this" } });

  expect(status).toBe(200);
  expect(setCookie.find((line) => line.startsWith("__Host-session="))).toMatch(/; Path=\/; .*HttpOnly; Secure$/);
  expect(setCookie.filter((line) => !line.endsWith("; Secure"))).toEqual([]);
});

test("on https every cookie of a login is bound to this host, except the API's XSRF-TOKEN", async () => {
  const user = await createUser({ password: "only-i-know-this" });

  const { cookies } = await call(POST, { body: { email: user.email, password: "only-i-know-this" } });

  const names = Object.keys(cookies).sort();
  expect(names).toEqual(["XSRF-TOKEN", "__Host-device", "__Host-session", "__Host-signed_in"]);
});

test("on https the cookies of a social login are bound to this host", async () => {
  await offerOnlyServices("google");

  const { setCookie } = await call(SOCIAL_LOGIN, { params: { service: "google" } });

  expect(setCookie.length).toBeGreaterThan(1);
  for (const line of setCookie) expect(line).toMatch(/^__Host-social_\w+_google=.+; Path=\/; (?=.*Secure)/);
});

test("on https a call from an http page of the same host is refused", async () => {
  const body = { email: "a@example.com", password: "x" };

  expect(await call(POST, { body, headers: { origin: "http://plinth.example" } })).toBeRefused(419, "csrf_mismatch");
});

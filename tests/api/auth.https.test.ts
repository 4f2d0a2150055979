import { POST } from "@/app/auth/login/route";
import { call } from "../support/api";
import { createUser } from "../support/factories";

process.env.APP_URL = "https://plinth.example";

test("on https every cookie is Secure, and the session cookie has a __Host- name", async () => {
  const user = await createUser({ password: "only-i-know-this" });

  const { status, setCookie } = await call(POST, { body: { email: user.email, password: "only-i-know-this" } });

  expect(status).toBe(200);
  expect(setCookie.find((line) => line.startsWith("__Host-session="))).toMatch(/; Path=\/; .*HttpOnly; Secure$/);
  expect(setCookie.filter((line) => !line.endsWith("; Secure"))).toEqual([]);
});

test("a page of the same host on http is another origin", async () => {
  const body = { email: "a@example.com", password: "x" };

  expect(await call(POST, { body, headers: { origin: "http://plinth.example" } })).toBeRefused(419, "csrf_mismatch");
});

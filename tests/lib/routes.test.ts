import { pathAfterLogin } from "@/lib/auth/policy";
import { ownPath } from "@/lib/routes";

test.each(["/dashboard", "/pages/about?x=1#top", "/editor/3"])("%s is a path of our own", (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "",
  null,
  "evil",
  "/%0d\n/x",
  "/ /evil",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/..//..//evil.example",
])("%p is not a path of our own", (path) => {
  expect(ownPath(path)).toBeNull();
});

const auth = { after_login: "/dashboard", after_login_admin: "/admin", secondary_redirect: null };

test("after logging in, a user goes to the dashboard and an admin to the admin area", () => {
  expect([pathAfterLogin(auth, false), pathAfterLogin(auth, true)]).toEqual(["/dashboard", "/admin"]);
});

test("the onboarding checkout overrides the requested page, which overrides the secondary redirect", () => {
  const settings = { ...auth, secondary_redirect: "/pages/welcome" };
  expect(pathAfterLogin(settings, false, { onboarding: "/checkout/1/2", redirect: "/notifications" })).toBe(
    "/checkout/1/2",
  );
  expect(pathAfterLogin(settings, false, { redirect: "/notifications" })).toBe("/notifications");
  expect(pathAfterLogin(settings, false)).toBe("/pages/welcome");
});

test("a redirect to another site is ignored", () => {
  expect(pathAfterLogin(auth, false, { redirect: "//evil.example/dashboard" })).toBe("/dashboard");
});

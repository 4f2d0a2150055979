import fs from "node:fs";
import { callsOf, isOpen, isUnsafeCall } from "@/lib/openapi/call";
import { importRoute, routeFiles } from "../support/route-files";

const FILES = routeFiles("app");

/** The tests of the API, and what they share. */
const TESTS = ["tests/api", "tests/support"].flatMap((folder) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.includes("."))
    .map((file) => fs.readFileSync(`${folder}/${file}`, "utf8")),
);

/** The calls that guests may make with a method other than GET. */
const ALLOWED_GUEST_CALLS = [
  "POST /api/v1/contact-page", // stores a message, at most five an hour
  "POST /api/v1/form-recipients/{token}", // the token names the site and its recipient
  "POST /api/v1/notifications/unsubscribe/{token}", // the token names the user
  "POST /api/v1/recaptcha/verify", // gives a pass for one call, at most 20 checks a minute
  "POST /api/v1/site-reports", // stores a report, at most five an hour
  "POST /api/v1/users/me/locale", // a guest gets only a cookie
  "POST /api/webhooks/stripe", // a signature names the sender
  "POST /auth/email-change/undo",
  "POST /auth/forgot-password",
  "POST /auth/login",
  "POST /auth/register",
  "POST /auth/reset-password",
  "POST /auth/two-factor-challenge",
  "POST /secure/auth/social/extra-credentials",
];

const callsIn = async (file: string) =>
  callsOf([{ path: file.replace(/^app|\/route\.ts$/g, ""), exports: await importRoute(file) }]);

test("every route with a documented call is imported by a test of the API", async () => {
  const calls = await Promise.all(FILES.map(callsIn));
  const files = FILES.filter((_, index) => calls[index]?.length);
  const untested = files.filter((file) => !TESTS.some((text) => text.includes(`"@/${file.replace(/\.ts$/, "")}"`)));

  expect(files.length).toBeGreaterThan(40);
  expect(untested.map((file) => `${file}: add a test to tests/api`)).toEqual([]);
});

test("only the listed calls let a guest use a method other than GET", async () => {
  const calls = (await Promise.all(FILES.map(callsIn))).flat();
  const guestCalls = calls
    .filter((call) => isUnsafeCall(call) && isOpen(call))
    .map(({ method, path }) => `${method} ${path}`);

  expect(guestCalls.sort()).toEqual(ALLOWED_GUEST_CALLS);
});

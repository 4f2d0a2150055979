import { env } from "@/lib/env";
import { reportError, reportRequestError } from "@/lib/error-reports/report";
import { startErrorReports } from "@/lib/error-reports/start";
import { processState } from "@/lib/process-state.mjs";
import { type ReportCatcher, startReportCatcher } from "@/tests/support/report-catcher";
import { until } from "@/tests/support/until";

let service: ReportCatcher;
let stop: () => Promise<void>;

async function start(dsn: string | undefined) {
  Object.assign(env(), { NEXT_PUBLIC_SENTRY_DSN: dsn });
  return await startErrorReports();
}

// With a DSN, error reporting starts once per process: the second test starts it and the last test stops it.
beforeAll(async () => {
  service = await startReportCatcher();
});
afterEach(() => service.forget());
afterAll(() => service.close());

const SECRET = "QmFzZTY0dXJsLXNlY3JldC1vZi00My1jaGFyYWN0ZXJz";

test("without a DSN, no reporter is set and nothing is sent", async () => {
  stop = await start(undefined);

  reportError(new Error("nobody hears of this"));

  expect(processState("error-reports", () => ({}))).toEqual({});
  await stop();
  expect(service.requests()).toBe(0);
});

test("an error is reported with its context", async () => {
  stop = await start(service.dsn);

  reportError(new Error("The compiler fell over"), { request_id: "request-7" });

  await until(() => service.errors().length === 1);
  expect(service.errors()).toEqual(["The compiler fell over"]);
  expect(service.text()).toContain("request-7");
});

test("an error that Next caught is reported with the route, without the user and without secrets", async () => {
  const request = {
    path: `/password/reset/${SECRET}?email=ines%40example.com`,
    method: "GET",
    headers: {
      cookie: "session=the-session; XSRF-TOKEN=x",
      authorization: "Bearer abc",
      "x-xsrf-token": "the-csrf-token",
      "x-forwarded-for": "203.0.113.9",
      "user-agent": "a browser",
    },
  };

  const route = { routerKind: "App Router", routePath: "/[locale]/(guest)/login", routeType: "render" };
  reportRequestError(new Error(`No row for /password/reset/${SECRET}`), request, route);

  await until(() => service.errors().length === 1);
  expect(service.errors()).toEqual(["No row for /password/reset/[hidden]"]);
  const isReported = (text: string) => service.text().includes(text);
  expect(["GET /[locale]/(guest)/login", '"a browser"'].filter(isReported)).toHaveLength(2);
  const secrets = ["the-session", "Bearer", "the-csrf-token", "203.0.113.9", "ines%40", SECRET];
  expect(secrets.filter(isReported)).toEqual([]);
});

test("a failed script import and a ResizeObserver error are not reported, but the next error is", async () => {
  reportError(new TypeError("Failed to fetch dynamically imported module: https://example.com/a.js"));
  reportError(new Error("ResizeObserver loop completed with undelivered notifications."));
  reportError(new Error("A real one"));

  await until(() => service.errors().length > 0);
  expect(service.errors()).toEqual(["A real one"]);
});

test("an error just before the stop is still sent, and an error after the stop is not", async () => {
  reportError(new Error("The last one"));
  await stop();
  reportError(new Error("Too late"));

  expect(service.errors()).toEqual(["The last one"]);
  expect(processState("error-reports", () => ({}))).toEqual({}); // without a reporter, the error cannot be sent later
});

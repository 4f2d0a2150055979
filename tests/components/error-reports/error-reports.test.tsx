import { act, cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { BootstrapProvider } from "@/components/bootstrap/bootstrap-provider";
import { ErrorReports } from "@/components/error-reports/error-reports";
import { useReport } from "@/components/error-reports/use-report";
import { type ReportCatcher, startReportCatcher } from "@/tests/support/report-catcher";
import { until } from "@/tests/support/until";
import { bootstrapWith } from "../site/public-page";

let service: ReportCatcher;

// Error reporting starts once per page, so the tests depend on their order.
beforeAll(async () => {
  service = await startReportCatcher();
  performance.getEntriesByType = () => []; // jsdom lacks this function
  window.addEventListener("error", () => undefined); // without a listener, an uncaught error makes jest fail the test
});
afterEach(() => {
  cleanup();
  service.forget();
});
afterAll(() => service.close());

function renderWith(sentry_dsn: string | undefined, children?: ReactNode) {
  const initial = bootstrapWith();
  const settings = { ...initial.settings, ...(sentry_dsn && { sentry_dsn }) };
  return render(
    <BootstrapProvider initial={{ ...initial, settings }}>
      <ErrorReports />
      {children}
    </BootstrapProvider>,
  );
}

function Boundary({ error }: { error: Error & { digest?: string } }) {
  useReport(error);
  return null;
}

const errorWith = (message: string, digest?: string) => Object.assign(new Error(message), digest && { digest });
const breakPage = (message: string) =>
  window.dispatchEvent(new ErrorEvent("error", { error: new Error(message), message }));

test("on a site without a DSN nothing is sent and the SDK is not loaded", async () => {
  renderWith(undefined, <Boundary error={errorWith("Kept until there is a DSN")} />);

  breakPage("Nobody listens");
  await act(async () => undefined);

  expect(service.requests()).toBe(0);
  expect("__SENTRY__" in globalThis).toBe(false); // the SDK defines this global when it is loaded
});

test("an error that occurs before the SDK is loaded is sent once the SDK is loaded", async () => {
  renderWith(service.dsn);

  breakPage("An early error");

  await until(() => service.errors().includes("An early error"));
});

test("an uncaught error, and one caught by an error boundary, are each reported once", async () => {
  renderWith(service.dsn, <Boundary error={errorWith("The page could not be drawn")} />);

  breakPage("A broken button");

  await until(() => service.errors().length >= 2);
  breakPage("A later error"); // a second report of an earlier error would arrive before this one
  await until(() => service.errors().includes("A later error"));
  expect(service.errors().sort()).toEqual(["A broken button", "A later error", "The page could not be drawn"]);
});

test("an error that the server has reported is not reported by the browser too", async () => {
  renderWith(service.dsn, <Boundary error={errorWith("An error occurred in the Server Components render.", "4711")} />);

  breakPage("A later error");

  await until(() => service.errors().length > 0);
  expect(service.errors()).toEqual(["A later error"]);
});

test("a failed script import and a ResizeObserver error are not reported", async () => {
  renderWith(service.dsn);

  breakPage("Failed to fetch dynamically imported module: https://example.com/a.js");
  breakPage("ResizeObserver loop completed with undelivered notifications.");
  breakPage("A real error");

  await until(() => service.errors().length > 0);
  expect(service.errors()).toEqual(["A real error"]);
});

test("no report contains the secrets in the page's URL", async () => {
  window.history.pushState(null, "", "/password/reset/the-secret?email=ines%40example.com");
  renderWith(service.dsn);

  breakPage("At a secret address");

  await until(() => service.errors().length > 0);
  expect(service.text()).toContain("/password/reset/[hidden]");
  expect(["the-secret", "ines%40"].filter((secret) => service.text().includes(secret))).toEqual([]);
});

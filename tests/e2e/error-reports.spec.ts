import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startApp } from "../support/app-process";
import { type ReportCatcher, startReportCatcher } from "../support/report-catcher";
import { test as base, expect, untilHydrated } from "./fixtures";

/** This file has its own server, which reports errors to a service that runs on this machine. */
const test = base.extend<object, { ownServer: { origin: string; service: ReportCatcher } }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), "plinth-e2e-"));
      const service = await startReportCatcher();
      const app = await startApp({ dataDir, env: { NEXT_PUBLIC_SENTRY_DSN: service.dsn } });
      await use({ origin: app.origin, service });
      await app.stop();
      await service.close();
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

const isSdkLoaded = (page: Page) => page.evaluate(() => "__SENTRY__" in globalThis);

const breakPage = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

for (const address of ["/", "/password/reset/the-secret?email=ines%40example.com"]) {
  test(`an error on the cached page ${address} reaches the service, without secrets`, async ({
    page,
    ownServer,
    browserErrors,
  }) => {
    browserErrors.allow(/a broken button/);
    await page.goto(ownServer.origin + address);
    await untilHydrated(page);
    await expect.poll(() => isSdkLoaded(page)).toBe(true);

    await breakPage(page, `a broken button at ${new URL(address, ownServer.origin).pathname}`);

    const reportedMessage = address === "/" ? "a broken button at /" : "a broken button at /password/reset/[hidden]";
    await expect.poll(() => ownServer.service.errors()).toContain(reportedMessage);
    expect(["the-secret", "ines%40"].filter((secret) => ownServer.service.text().includes(secret))).toEqual([]);
  });
}

test("without a DSN the homepage neither loads the SDK nor sends requests to another host", async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/a broken button/);
  const hosts = new Set<string>();
  page.on("request", (request) => {
    if (request.url().startsWith("http")) hosts.add(new URL(request.url()).host);
  });
  await page.goto("/");
  await untilHydrated(page);
  await breakPage(page, "a broken button");
  await page.waitForLoadState("networkidle");

  expect([...hosts]).toEqual([new URL(page.url()).host]);
  expect(await isSdkLoaded(page)).toBe(false);
});

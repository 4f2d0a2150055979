import { readEnvironment } from "@/lib/env";
import { sitesHostWarning } from "@/lib/server/sites-host";

const warningOf = (APP_URL: string | undefined, SITES_HOST: string | undefined) =>
  sitesHostWarning(readEnvironment({ APP_URL, SITES_HOST }));

test.each([
  ["https://example.com", "sites.example.com"],
  ["https://app.example.com", "example.com"],
  ["https://app.example.co.uk:8443", "sites.example.co.uk:8443"],
  ["https://EXAMPLE.com", "Sites.Example.com"],
])("the app at %s with sites at %s gives a warning", (appUrl, sitesHost) => {
  expect(warningOf(appUrl, sitesHost)).toMatch(/^Warning: SITES_HOST \(.+\) is under example\.(?:com|co\.uk), .+\.$/);
});

test.each([
  [undefined, undefined],
  ["http://localhost:3000", "sites.localhost:3000"],
  ["https://example.com", "example-sites.com"],
  ["https://example.co.uk", "sites.co.uk"],
  ["https://app.github.io", "sites.github.io"],
  ["http://192.168.1.5:3000", "sites.localhost:3000"],
  ["http://[::1]:3000", "sites.localhost:3000"],
])("the app at %s with sites at %s gives no warning", (appUrl, sitesHost) => {
  expect(warningOf(appUrl, sitesHost)).toBeUndefined();
});

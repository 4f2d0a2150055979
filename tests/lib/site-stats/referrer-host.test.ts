import { referrerHost } from "@/lib/site-stats/referrer-host";

const SITE = "tea.sites.localhost:3000";

test.each([
  ["https://example.com/a?q=secret", "example.com"],
  ["https://WWW.Example.com:8443/", "example.com"],
  ["http://bücher.example/", "xn--bcher-kva.example"],
  ["https://tea.example.com/", "tea.example.com"],
])("the host of the referrer %s is %s", (referrer, host) => {
  expect(referrerHost(referrer, SITE)).toBe(host);
});

test.each([
  undefined,
  "",
  "about:client",
  "android-app://com.example",
  "not an address",
  `https://example.com/${"x".repeat(2000)}`,
  "http://tea.sites.localhost:3000/about",
  "http://TEA.sites.localhost/",
])("the referrer %j counts as direct", (referrer) => {
  expect(referrerHost(referrer, SITE)).toBe("");
});

test("a link from the site itself counts as direct, with and without www", () => {
  expect(referrerHost("https://www.tea.example/", "tea.example")).toBe("");
  expect(referrerHost("https://tea.example/", "WWW.Tea.example")).toBe("");
});

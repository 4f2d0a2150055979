import { createHostClassifier } from "@/lib/front/hosts";

const kindOf = createHostClassifier({ appUrl: "https://plinth.example", sitesHost: "sites.example:8443" });

test.each([
  ["plinth.example", "app"],
  ["PLINTH.example", "app"],
  ["plinth.example:443", "app"],
  ["plinth.example:80", "other"],
  ["plinth.example.", "other"],
  ["shop.sites.example:8443", "site"],
  ["Shop.Sites.Example:8443", "site"],
  ["shop.sites.example", "other"],
  ["sites.example:8443", "other"],
  ["a.shop.sites.example:8443", "other"],
  ["evilsites.example:8443", "other"],
  ["127.0.0.1:3000", "other"],
  ["", "other"],
])("the kind of the host %j is %s", (host, kind) => {
  expect(kindOf(host)).toBe(kind);
});

test('the kind of a request without a Host header is "other"', () => {
  expect(kindOf(undefined)).toBe("other");
});

test("the app's host includes the port if the app's URL has one", () => {
  const local = createHostClassifier({ appUrl: "http://localhost:3000", sitesHost: "sites.localhost:3000" });
  expect([local("localhost:3000"), local("localhost"), local("a.sites.localhost:3000")]).toEqual([
    "app",
    "other",
    "site",
  ]);
});

import { normaliseHost } from "@/lib/site-host/find-hosted-site";

test.each([
  ["Shop.Example.com", "shop.example.com"],
  ["shop.example.com:80", "shop.example.com"],
  ["shop.example.com.", "shop.example.com"],
  ["shop.example.com.:3000", "shop.example.com:3000"],
  ["shop.example.com:3000", "shop.example.com:3000"],
  [undefined, ""],
])("the host %s is looked up as %s", (header, host) => {
  expect(normaliseHost(header)).toBe(host);
});

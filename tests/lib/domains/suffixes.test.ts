import { counterpartOf, isApex, isPublicSuffix, namesUpToApex } from "@/lib/domains/suffixes";

test.each(["co.uk", "github.io", "com", "xn--p1ai"])("%p is a public suffix", (host) => {
  expect(isPublicSuffix(host)).toBe(true);
});

test.each(["example.co.uk", "me.github.io", "www.example.com", "shop.unknown-ending"])(
  "%p is not a public suffix",
  (host) => {
    expect(isPublicSuffix(host)).toBe(false);
  },
);

test.each([
  ["example.co.uk", true],
  ["www.example.co.uk", false],
  ["me.github.io", true],
  ["shop.example.com", false],
])("%p is a registered domain: %p", (host, expected) => {
  expect(isApex(host)).toBe(expected);
});

test.each([
  ["example.com", "www.example.com"],
  ["www.example.com", "example.com"],
  ["shop.example.com", null],
  ["www.shop.example.com", null],
])("the counterpart of %p is %p", (host, counterpart) => {
  expect(counterpartOf(host)).toBe(counterpart);
});

test("the list of a host and its parent domains ends at the registered domain", () => {
  expect(namesUpToApex("a.b.example.co.uk")).toEqual(["a.b.example.co.uk", "b.example.co.uk", "example.co.uk"]);
});

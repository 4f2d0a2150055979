import { removeAddress } from "@/lib/page-cache/page-address.mjs";

/** A string as React writes it: a leading `$` is doubled. */
const text = (value: string) => value.replace(/^\$/, "$$$$");
const row = (path: string, query: string) =>
  `0:{"P":null,"c":${JSON.stringify(path.split("/").map(text))},"q":${JSON.stringify(text(query))},"i":false,"f":[]}\n`;
const push = (data: string) => `<script>self.__next_f.push(${JSON.stringify([1, data])})</script>`;

function pageAt(path: string, query: string, scripts = push(row(path, query))) {
  return {
    html: `<html>${scripts}</html>`,
    rscData: Buffer.from(`1:"é"\n${row(path, query)}`),
    segmentData: new Map([["/_tree", Buffer.from('0:{"tree":{}}')]]),
  };
}

const ADDRESSES = [
  ["/password/reset/a-secret-token", ""],
  ["/", "?x=a-secret-token"],
  ["/login", '?redirect=/a-secret-token","i":'],
  ["/$1/a-secret-token", "?$2=a-secret-token"],
  ["/a-secret-token", "?a\\\\b"],
] as const;

test.each(ADDRESSES)("the address %s%s is removed from every part of the page", (path, query) => {
  const page = pageAt(path, query);

  expect(removeAddress(page)).toBe(true);
  expect(page).toEqual(pageAt("/", ""));
});

test("an address that is split over two scripts is removed", () => {
  const whole = row("/password/reset/a-secret-token", "?x=1");
  const at = whole.indexOf("secret");
  const page = pageAt("/", "", push(whole.slice(0, at)) + push(whole.slice(at)));

  expect(removeAddress(page)).toBe(true);
  expect(page.html).toBe(pageAt("/", "").html);
});

test.each([
  ["no address", push("1:{}\n")],
  ["two addresses", push(row("/a", "")) + push(row("/b", ""))],
  ["part of the address elsewhere", push(`1:T400,a-secret-token${row("/x", "").replace('"x"', '"$1"')}`)],
])("a page with %s is refused", (_, scripts) => {
  expect(removeAddress(pageAt("/", "", scripts))).toBe(false);
});

test("a page without Next's data is not changed", () => {
  const page = { html: "<p>Text</p>" };

  expect(removeAddress(page)).toBe(true);
  expect(page).toEqual({ html: "<p>Text</p>" });
});

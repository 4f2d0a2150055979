import { mapCssUrls, resolveAddress } from "@/lib/editor/css-addresses";
import { mapSrcset } from "@/lib/site-pages/srcset";

const full = (address: string) => resolveAddress(address, "http://localhost/editor/1");
const isOld = (address: string) => full(address) === "http://localhost/old.jpg";
const toNew = (address: string) => (isOld(address) ? "/new.jpg" : address);

test.each(["http://localhost/old.jpg", "/old.jpg", " ../old.jpg ", "//localhost/old.jpg"])(
  "%s is an address of the old file",
  (address) => {
    expect(isOld(address)).toBe(true);
  },
);

test.each(["", "/old.jpg?v=2", "https://localhost/old.jpg", "/older.jpg", "http://["])(
  "%j is not an address of the old file",
  (address) => {
    expect(isOld(address)).toBe(false);
  },
);

test("a srcset keeps its widths and its other addresses", () => {
  expect(mapSrcset("/old.jpg 480w,\n /other,1.jpg 960w, /old.jpg", toNew)).toBe(
    "/new.jpg 480w, /other,1.jpg 960w, /new.jpg",
  );
});

test.each([
  ["/other.jpg 1x,/old.jpg 2x", "/other.jpg 1x, /new.jpg 2x"],
  ["/old.jpg,  /other.jpg 2x,", "/new.jpg, /other.jpg 2x"],
  ["/old.jpg 480w ,/other,1.jpg", "/new.jpg 480w, /other,1.jpg"],
])("the srcset %s becomes %s", (srcset, expected) => {
  expect(mapSrcset(srcset, toNew)).toBe(expected);
});

test.each([
  ["url(/old.jpg)", 'url("/new.jpg")'],
  ["linear-gradient(red, blue), URL( '/old.jpg' ) center", 'linear-gradient(red, blue), url("/new.jpg") center'],
  ["url('/other.jpg'), url(\"/old.jpg\")", "url('/other.jpg'), url(\"/new.jpg\")"],
  ["url('/old(1).jpg') center, url(/old.jpg)", "url('/old(1).jpg') center, url(\"/new.jpg\")"],
  ["none", "none"],
])("the value %s becomes %s", (value, expected) => {
  expect(mapCssUrls(value, toNew)).toBe(expected);
});

test("values without the old address are not changed", () => {
  expect(mapSrcset("/a.jpg   1x,\n\n/b.jpg 2x", toNew)).toBe("/a.jpg   1x,\n\n/b.jpg 2x");
  expect(mapCssUrls("url( '/a.jpg' )", toNew)).toBe("url( '/a.jpg' )");
});

test("an address in quotes may contain parentheses", () => {
  const addresses: string[] = [];
  mapCssUrls("url('/a(1).jpg'), url(\"/b).jpg\")", (address) => {
    addresses.push(address);
    return address;
  });
  expect(addresses).toEqual(["/a(1).jpg", "/b).jpg"]);
});

test("a quote in an address cannot end the value of a CSS property", () => {
  expect(mapCssUrls("url(/old.jpg)", () => '/a"); color: red')).toBe('url("/a%22); color: red")');
});

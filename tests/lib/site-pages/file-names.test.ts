import { fileNames } from "@/lib/site-pages/file-names";

const namesOf = (...slugs: string[]) =>
  fileNames({ pages: slugs.map((slug, index) => ({ id: `page-${index}`, slug })), styles: [] });
const filesOf = (...slugs: string[]) => [...namesOf(...slugs).ofPage.values()];

test("the first page is the index", () => {
  expect(filesOf("", "visit")).toEqual(["index.html", "visit.html"]);
});

test.each([
  ["/", "index.html"],
  ["/?from=visit", "index.html?from=visit"],
  ["/visit", "visit.html"],
  ["/visit/#hours", "visit.html#hours"],
  ["/nothing", "/nothing"],
  ["https://example.com/visit", "https://example.com/visit"],
])("a link to %s becomes %s", (address, file) => {
  expect(namesOf("", "visit").relativeLink(address)).toBe(file);
});

test("a page's path cannot leave the folder", () => {
  expect(filesOf("", "../../etc/passwd")).toEqual(["index.html", "-..-etc-passwd.html"]);
});

test("a page whose path Windows keeps for a device has another name", () => {
  expect(filesOf("", "con", "console")).toEqual(["index.html", "_con.html", "console.html"]);
});

test("two pages with the same path have two files", () => {
  expect(filesOf("", "same", "same")).toEqual(["index.html", "same.html", "same-2.html"]);
  expect(namesOf("", "same", "same").relativeLink("/same")).toBe("same.html");
});

import { extensionOf, matchesType, uploadRefusal } from "@/lib/uploads/policy";

const MEGABYTE = 1024 * 1024;
const RULES = { max_size: null, allowed_types: [], blocked_types: [] };
const picture = { name: "cat.png", size: MEGABYTE, mime: "image/png", extension: "png" };

test("without rules every file is accepted", () => {
  expect(uploadRefusal(picture, RULES)).toBeNull();
});

test("a file exactly as large as the limit is accepted", () => {
  expect(uploadRefusal(picture, { ...RULES, max_size: MEGABYTE })).toBeNull();
});

test("a file one byte over the limit is refused, with the limit in the message", () => {
  expect(uploadRefusal(picture, { ...RULES, max_size: MEGABYTE - 1 })).toEqual([
    ":file exceeds maximum allowed size of :size",
    { file: "cat.png", size: "1,024 kB" },
  ]);
});

test("a blocked type is refused even if it is also on the allowed list", () => {
  const rules = { ...RULES, allowed_types: ["image/*"], blocked_types: [".png"] };

  expect(uploadRefusal(picture, rules)).toBe("This file type is not allowed");
});

test.each([
  ["evil.exe", "txt", { blocked_types: [".exe"] }],
  ["evil.exe. .", "txt", { blocked_types: [".exe"] }],
  ["evil.txt", "exe", { blocked_types: [".exe"] }],
  ["evil.exe", "txt", { allowed_types: [".txt"] }],
])("the name %j with the extension %j is refused by the rules %j", (name, extension, rules) => {
  const file = { name, size: 1, mime: "text/plain", extension };

  expect(uploadRefusal(file, { ...RULES, ...rules })).toBe("This file type is not allowed");
});

test.each([
  ["image/*", true],
  ["IMAGE/PNG", true],
  [".png", true],
  ["png", true],
  ["*.png", true],
  [" .PNG ", true],
  ["*", true],
  ["*/*", true],
  ["image/jpeg", false],
  ["image", false],
  ["application/*", false],
  ["pn", false],
  ["", false],
])("the type %j covers a PNG: %s", (type, isCovered) => {
  expect(matchesType({ mime: "image/png", extension: "png" }, type)).toBe(isCovered);
});

test.each([
  ["a.tar.GZ", "gz"],
  ["README", ""],
  [".profile", ""],
  ["a.", ""],
  ["a.exe. ", "exe"],
])("the extension of %j is %j", (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

import { hasSessionCookie, readCookie } from "@/lib/front/cookies";

test("reads one cookie of many", () => {
  expect(readCookie("a=1; locale=de; xlocale=ar", "locale")).toBe("de");
});

test("decodes a value, and returns a malformed one unchanged", () => {
  expect(readCookie("a=%C3%A4", "a")).toBe("ä");
  expect(readCookie("a=%ff", "a")).toBe("%ff");
});

test.each([undefined, "", "locale", "xlocale=de"])("finds none in %p", (header) => {
  expect(readCookie(header, "locale")).toBeUndefined();
});

test.each([
  ["session=x", true],
  ["a=1; session=x", true],
  ["a=1;session=x", true],
  ["__Host-session=x", true],
  ["a=1; __Host-session=x", true],
  ["signed_in=1", false],
  ["my-session=x", false],
  ["a=session=x", false],
  [undefined, false],
])("%p has a session cookie: %p", (header, expected) => {
  expect(hasSessionCookie(header)).toBe(expected);
});

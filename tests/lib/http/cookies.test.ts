import { readCookie } from "@/lib/http/cookies";

test("reads one of several cookies", () => {
  expect(readCookie("a=1; locale=de; xlocale=ar", "locale")).toBe("de");
});

test("decodes a value, and ignores a malformed one", () => {
  expect(readCookie("a=%C3%A4", "a")).toBe("ä");
  expect(readCookie("a=%ff", "a")).toBeNull();
});

test.each([undefined, "", "locale", "xlocale=de"])("finds no cookie called locale in %p", (header) => {
  expect(readCookie(header, "locale")).toBeNull();
});

import { hasSessionCookie } from "@/lib/front/cookies";

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

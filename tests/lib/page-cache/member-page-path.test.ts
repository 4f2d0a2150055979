import { memberPageKey, pagePath } from "@/lib/page-cache/member-page-path";

test("the key of a page contains its path", () => {
  expect(pagePath(memberPageKey({ language: "pt-BR", reader: "3f", path: "/admin/users/row" }))).toBe(
    "/admin/users/row",
  );
});

test.each(["/dashboard", "/member", "/member/en", "/", "/members/en/3f/dashboard"])("%s is not a key", (path) => {
  expect(pagePath(path)).toBe(path);
});

import fs from "node:fs";
import { MEMBER_PAGES } from "@/lib/page-cache/member-pages";

const FOLDER = "app/member/[locale]/[reader]";

test("every cached member page has a permission rule, and every rule has a page", () => {
  const pages = fs
    .readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("/page.tsx"))
    .map((file) => `/${file.slice(0, -"/page.tsx".length)}`);

  expect(pages.sort()).toEqual(MEMBER_PAGES.map(({ path }) => path).sort());
});

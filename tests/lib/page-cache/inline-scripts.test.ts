import { createHash } from "node:crypto";
import { inlineScriptHashes, joinDataScripts } from "@/lib/page-cache/inline-scripts.mjs";

const sha = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;

test("takes the hash of each inline script that a browser would run", () => {
  const html = '<script>a()</script><script type="module">b()</script><script id="_R_">c()</script>';
  expect(inlineScriptHashes(html)).toEqual([sha("a()"), sha("b()"), sha("c()")]);
});

test("takes no hash of script files and data", () => {
  const html =
    '<script src="/a.js"></script><script async src="/b.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(html)).toEqual([]);
});

test("a repeated script has one hash", () => {
  expect(inlineScriptHashes("<script>a()</script><p></p><script>a()</script>")).toEqual([sha("a()")]);
});

test("Next's own scripts come first, because the page needs them", () => {
  const html = "<script>theme()</script><script>self.__next_f.push([1])</script>";
  expect(inlineScriptHashes(html)).toEqual([sha("self.__next_f.push([1])"), sha("theme()")]);
});

test("joins a run of data scripts into one", () => {
  const html =
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script></body>';
  expect(joinDataScripts(html)).toBe(
    '<script>(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"a"]);\nself.__next_f.push([1,"b"])</script></body>',
  );
});

test.each([
  '<script src="/a.js"></script><script>self.__next_f.push([1])</script><script>other()</script>',
  '<script>self.__next_f.push([0])</script><script src="/a.js" async></script><script>self.__next_f.push([1])</script>',
  '<script>self.__next_f.push([0])</script><script type="application/ld+json">{}</script><script>self.__next_f.push([1])</script>',
  "<script>self.__next_f.push([0])</script><script>other()</script><script>self.__next_f.push([1])</script>",
])("does not join across other scripts: %s", (html) => {
  expect(joinDataScripts(html)).toBe(html);
});

import { createHash } from "node:crypto";
import { inlineScriptHashes, joinDataScripts } from "@/lib/page-cache/inline-scripts.mjs";
import { createThemeScript, LOGGED_IN_SCRIPT } from "@/lib/page-cache/known-scripts.mjs";

const sha = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;

const NEXT_DATA = "self.__next_f.push([1])";
const RUNTIME = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
const THEME = createThemeScript({ 1: "light", 2: "dark", system: "system" });

test("lists the hashes of our own scripts and of Next's", () => {
  const html = `<script>${THEME}</script><script>${LOGGED_IN_SCRIPT}</script><script id="_R_">${RUNTIME}</script>`;
  expect(inlineScriptHashes(html)).toEqual([sha(THEME), sha(LOGGED_IN_SCRIPT), sha(RUNTIME)]);
});

test.each([
  "<script>evil()</script>",
  `<script>${NEXT_DATA};evil()</script>`,
  `<script>${NEXT_DATA};\nevil()</script>`,
  "<script>self.__next_f.push(evil())</script>",
  `<script>${THEME.slice(0, -1)},evil())</script>`,
  `<script>${LOGGED_IN_SCRIPT};evil()</script>`,
  `<SCRIPT>${NEXT_DATA}</SCRIPT >`,
  '<script src="/a.js"></script>',
  '<script type="application/ld+json">{"a":1}</script>',
])("lists no hash for %s", (html) => {
  expect(inlineScriptHashes(`<p>${html}</p>`)).toEqual([]);
});

test("a repeated script has one hash", () => {
  expect(inlineScriptHashes(`<script>${THEME}</script><p></p><script>${THEME}</script>`)).toEqual([sha(THEME)]);
});

test("the hash of Next's data comes first, because a long policy loses its last hashes", () => {
  const html = `<script>${THEME}</script><script>${NEXT_DATA}</script>`;
  expect(inlineScriptHashes(html)).toEqual([sha(NEXT_DATA), sha(THEME)]);
});

test("Next's data, joined into one script, has one hash", () => {
  const html = joinDataScripts(`<script>${NEXT_DATA}</script><script>self.__next_f.push([1,"b"])</script>`);
  expect(inlineScriptHashes(html)).toEqual([sha(`${NEXT_DATA};\nself.__next_f.push([1,"b"])`)]);
});

test.each(["<script", "<script>", "<script>self.__next_f.push([1])</script>"])(
  "a megabyte of %s takes less than a second",
  (text) => {
    const html = text.repeat(Math.ceil(1_000_000 / text.length));
    const startedAt = process.cpuUsage();
    inlineScriptHashes(html);
    joinDataScripts(html);
    const { user, system } = process.cpuUsage(startedAt); // not the clock, because other tests run meanwhile
    expect((user + system) / 1000).toBeLessThan(1000);
  },
);

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
])("does not join data scripts across other scripts: %s", (html) => {
  expect(joinDataScripts(html)).toBe(html);
});

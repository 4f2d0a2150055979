import type { DocumentRule } from "@/lib/site-pages/document";
import type { UsedNames } from "@/lib/site-pages/elements";
import { escapeName, usedCss, valueCss } from "@/lib/site-pages/style-css";

const names = (...classes: string[]): UsedNames => ({
  classes: new Set(classes),
  ids: new Set(["top"]),
  tags: new Set(),
});
const rule = (selector: string, style: Record<string, string>, more: Partial<DocumentRule> = {}): DocumentRule => ({
  selectors: [selector],
  style,
  ...more,
});

test("writes only the rules whose names the page uses", () => {
  const rules = [rule("hero", { color: "red" }), rule("other", { color: "blue" }), rule("#top", { margin: "0" })];
  expect(usedCss(rules, names("hero"))).toBe(".hero{color:red}#top{margin:0}");
});

test("writes states, and rules without names", () => {
  const rules = [
    { selectorsAdd: ":root", style: { "--color-accent": "#1d3fae" } },
    rule("link", { color: "var(--color-accent)" }, { state: "hover" }),
  ];
  expect(usedCss(rules, names("link"))).toBe(":root{--color-accent:#1d3fae}.link:hover{color:var(--color-accent)}");
});

test("writes narrow screens after wide ones, whatever the document's order", () => {
  const media = (mediaText: string) => ({ atRuleType: "media", mediaText });
  const rules = [
    rule("a", { order: "3" }, media("(max-width: 600px)")),
    rule("a", { order: "2" }, media("(max-width: 900px)")),
    rule("a", { order: "1" }),
  ];
  expect(usedCss(rules, names("a"))).toBe(
    ".a{order:1}@media (max-width: 900px){.a{order:2}}@media (max-width: 600px){.a{order:3}}",
  );
});

test.each([
  ["another at-rule", rule("a", { color: "red" }, { atRuleType: "import", mediaText: "url(x)" })],
  ["a condition that ends the rule", rule("a", { color: "red" }, { atRuleType: "media", mediaText: "all{}b{" })],
  ["a state that ends the selector", rule("a", { color: "red" }, { state: "hover{}*" })],
  ["a selector with a brace", { selectorsAdd: "*{}b", style: { color: "red" } }],
  ["a property name that ends the declaration", rule("a", { "color:red;b": "c" })],
  ["values of other types", { selectors: [null, 7], selectorsAdd: 3, style: 4 } as unknown as DocumentRule],
])("leaves out %s", (_what, wrong) => {
  expect(usedCss([wrong], names("a"))).toBe("");
});

test.each([
  "1px solid var(--color-line)",
  'url("/a.svg") no-repeat',
  "url(data:image/png;base64,AAAA)",
  'linear-gradient(90deg, rgb(0 0 0 / 50%), transparent), url("https://cdn.test/a.png")',
  '"\\2014"',
  'counter(item) "\\2014" attr(title)',
  "'it\\'s (\\201C)'",
  "calc(100% - (2 * 1rem))",
])("accepts the value %s", (value) => {
  expect(valueCss(value)).toBe(value);
});

test.each([
  "red;} body{display:none",
  "url(javascript:alert(1))",
  'url("\\6a avascript:alert(1)")',
  "u\\72l(javascript:alert(1))",
  "\\55RL(https://other.test/a.png)",
  'image-\\73 et("https://other.test/a.png" 1x)',
  '\\" u\\72l(https://other.test/a.png) "',
  '"\n" u\\72l(https://other.test/a.png) "\n"',
  "url(data:text/html,x)",
  "expression(alert(1))",
  '"open',
  "rgb(1",
  "red/*",
])("refuses the value %s", (value) => {
  expect(valueCss(value)).toBeNull();
});

test("a text cannot end the style element", () => {
  expect(valueCss('"</style><script>"')).toBe('"\\3c /style>\\3c script>"');
});

test.each([
  ["hero-title", "hero-title"],
  ["2col", "\\32 col"],
  ["-2", "-\\32 "],
  ["-", "\\-"],
  ["a:b", "a\\:b"],
  ["größe", "größe"],
])("writes the name %s as %s", (name, escaped) => {
  expect(escapeName(name)).toBe(escaped);
});

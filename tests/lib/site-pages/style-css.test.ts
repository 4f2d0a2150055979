import type { DocumentRule } from "@/lib/site-pages/document";
import type { UsedNames } from "@/lib/site-pages/elements";
import { escapeName, prepareStyles, usedCss, valueCss } from "@/lib/site-pages/style-css";
import { measureTimeGrowth, TIME_GROWTH_MAX } from "@/tests/support/time-growth";

const names = (...classes: string[]): UsedNames => ({
  classes: new Set(classes),
  ids: new Set(["top"]),
  tags: new Set(),
  hasCode: false,
});
const cssFor = (rules: readonly DocumentRule[], used: UsedNames) => usedCss(prepareStyles(rules), used).css;
const rule = (selector: string, style: Record<string, string>, changes: Partial<DocumentRule> = {}): DocumentRule => ({
  selectors: [selector],
  style,
  ...changes,
});

test("writes only the rules for classes and ids that the page uses", () => {
  const rules = [rule("hero", { color: "red" }), rule("other", { color: "blue" }), rule("#top", { margin: "0" })];
  expect(cssFor(rules, names("hero"))).toBe(".hero{color:red}#top{margin:0}");
});

test("writes rules for selectors such as `:root`, and rules for states such as hover", () => {
  const rules = [
    { selectorsAdd: ":root", style: { "--color-accent": "#1d3fae" } },
    rule("link", { color: "var(--color-accent)" }, { state: "hover" }),
  ];
  expect(cssFor(rules, names("link"))).toBe(":root{--color-accent:#1d3fae}.link:hover{color:var(--color-accent)}");
});

test("writes a rule for elements of the page even if it is also for a class that the page does not use", () => {
  const rules = [rule("card", { color: "red" }, { selectorsAdd: "h2" })];
  expect(cssFor(rules, { ...names("hero"), tags: new Set(["h2"]) })).toBe(".card,h2{color:red}");
  expect(cssFor(rules, names("hero"))).toBe("");
});

test.each([
  [".hero > h2", ".hero > h2{color:red}"],
  [".hero .other", ""],
  ["#top .hero:not(.other)", "#top .hero:not(.other){color:red}"],
  [".other, .hero[data-x]", ".other, .hero[data-x]{color:red}"],
  ["body *", "body *{color:red}"],
  ["#other", ""],
])("a page gets a rule for the selector %s only if it has its names", (selectorsAdd, css) => {
  const used = { ...names("hero"), tags: new Set(["h2", "section"]) };
  expect(cssFor([{ selectorsAdd, style: { color: "red" } }], used)).toBe(css);
});

test("a page with custom code gets all rules for selectors, because the code may have any class", () => {
  const rules = [{ selectorsAdd: ".in-code h3", style: { color: "red" } }, rule("other", { color: "blue" })];
  expect(cssFor(rules, { ...names("hero"), hasCode: true })).toBe(".in-code h3{color:red}");
});

test("writes rules for narrow screens after those for wide ones, whatever their order in the document", () => {
  const media = (mediaText: string) => ({ atRuleType: "media", mediaText });
  const rules = [
    rule("a", { order: "3" }, media("(max-width: 600px)")),
    rule("a", { order: "2" }, media("(max-width: 900px)")),
    rule("a", { order: "1" }),
  ];
  expect(cssFor(rules, names("a"))).toBe(
    ".a{order:1}@media (max-width: 900px){.a{order:2}}@media (max-width: 600px){.a{order:3}}",
  );
});

test.each([
  ["an at-rule other than @media", rule("a", { color: "red" }, { atRuleType: "import", mediaText: "url(x)" })],
  ["a condition that ends the rule", rule("a", { color: "red" }, { atRuleType: "media", mediaText: "all{}b{" })],
  ["a state that ends the selector", rule("a", { color: "red" }, { state: "hover{}*" })],
  ["a selector with an open string", { selectorsAdd: '[title="', style: { color: "red" } }],
  ["a condition with an open bracket", rule("a", { color: "red" }, { atRuleType: "media", mediaText: "(" })],
  ["a selector with a brace", { selectorsAdd: "*{}b", style: { color: "red" } }],
  ["a property name that ends the declaration", rule("a", { "color:red;b": "c" })],
  ["values of other types", { selectors: [null, 7], selectorsAdd: 3, style: 4 } as unknown as DocumentRule],
])("leaves out %s", (_what, badRule) => {
  expect(cssFor([badRule], names("a"))).toBe("");
});

test.each([
  "1px solid var(--color-line)",
  'url("/a.svg") no-repeat',
  "url(data:image/png;base64,AAAA)",
  'linear-gradient(90deg, rgb(0 0 0 / 50%), transparent), url("https://cdn.test/a.png")',
  'counter(item) "—" attr(title)',
  "calc(100% - (2 * 1rem))",
  "[full-start] minmax(1rem, 1fr) [full-end]",
  "1px solid red !important",
])("accepts the value %s", (value) => {
  expect(valueCss(value)).toBe(value);
});

test.each([
  ["'it\\'s (\\201C)'", '"it\'s (“)"'],
  ['"two\\\nlines"', '"twolines"'],
  ['"a\\a b"', '"a\\a b"'],
  ['"\\d800 "', '"\ufffd"'],
  ['"\u0000"', '"\\fffd "'],
  ["\\31 st\\ col", "\\31 st\\20 col"],
  ["url( '/a b.png' )", 'url("/a b.png")'],
  ["1px\n  solid", "1px solid"],
])("writes the value %j as %j", (value, written) => {
  expect(valueCss(value)).toBe(written);
});

test("changes an address as browsers read it", () => {
  const addresses: string[] = [];
  const change = (address: string) => {
    addresses.push(address);
    return '/b"c).png';
  };

  expect(valueCss('url(/a.png), url("/a.png")', change)).toBe('url("/b\\22 c).png"), url("/b\\22 c).png")');
  expect(addresses).toEqual(["/a.png", "/a.png"]);
});

test.each([
  "red;} body{display:none",
  "url(javascript:alert(1))",
  'url("\\6a avascript:alert(1)")',
  'url("/api/v1/file-entries/1\\32 3/download")',
  "u\\72l(javascript:alert(1))",
  "\\55RL(https://other.test/a.png)",
  'image-\\73 et("https://other.test/a.png" 1x)',
  '\\" u\\72l(https://other.test/a.png) "',
  '"\n" u\\72l(https://other.test/a.png) "\n"',
  "url(data:text/html,x)",
  "expression(alert(1))",
  '"open',
  "rgb(1",
  "[a)",
  "#url({)",
  '"\n} body{display:none} x{y:"',
  '"\r} body{display:none} x{y:"',
  '"\f} body{display:none} x{y:"',
  "red/*",
])("refuses the value %s", (value) => {
  expect(valueCss(value)).toBeNull();
});

test("a string cannot end the style element", () => {
  expect(valueCss('"</style><script>"')).toBe('"\\3c /style>\\3c script>"');
});

test.each([
  ["hero-title", "hero-title"],
  ["2col", "\\32 col"],
  ["-2", "-\\32 "],
  ["-", "\\-"],
  ["a:b", "a\\:b"],
  ["größe", "größe"],
  ["a\nb", "a\\a b"],
  ["</style>", "\\3c \\/style\\>"],
])("writes the name %s as %s", (name, escaped) => {
  expect(escapeName(name)).toBe(escaped);
});

const PATTERNS = [
  "url(",
  "url('",
  "expression ",
  "image-set(",
  "calc(",
  "(",
  "/*",
  "\\",
  '"',
  "a:b;",
  "{",
  "!",
  "-",
  ".",
  " ",
  "é",
];

describe.each(PATTERNS)("the time to read many %j grows linearly with their number", (pattern) => {
  const used = names("hero");
  const read = (rule: DocumentRule) =>
    usedCss(
      prepareStyles([rule], (address) => address),
      used,
    );

  test("as a value", async () => {
    const readValue = (text: string) => read({ selectors: ["hero"], style: { background: text } });

    expect(await measureTimeGrowth(pattern, readValue)).toBeLessThan(TIME_GROWTH_MAX);
  });

  test("as the name of a property, a class, a state, a selector and a media query", async () => {
    const readNames = (text: string) => [
      read({ selectors: ["hero"], style: { [text]: "red" } }),
      cssFor([{ selectors: [text], style: { color: "red" } }], names(text)),
      read({ selectors: ["hero"], state: text, style: { color: "red" } }),
      read({ selectors: ["hero"], selectorsAdd: text, style: { color: "red" } }),
      read({ selectors: ["hero"], atRuleType: "media", mediaText: text, style: { color: "red" } }),
    ];

    expect(await measureTimeGrowth(pattern, readNames)).toBeLessThan(TIME_GROWTH_MAX);
  });
});

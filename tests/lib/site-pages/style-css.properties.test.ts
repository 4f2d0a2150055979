import {
  type ComponentValue,
  isCommentNode,
  isSimpleBlockNode,
  isTokenNode,
  isWhitespaceNode,
  parseListOfComponentValues,
} from "@csstools/css-parser-algorithms";
import { type CSSToken, TokenType, tokenize } from "@csstools/css-tokenizer";
import fc from "fast-check";
import type { DocumentRule } from "@/lib/site-pages/document";
import { prepareStyles, usedCss } from "@/lib/site-pages/style-css";

/** What browsers must never find in a style sheet of ours: what could not be read, and what is not part of a rule. */
const FORBIDDEN_TOKENS: ReadonlySet<string> = new Set([
  TokenType.BadString,
  TokenType.BadURL,
  TokenType.CDC,
  TokenType.CDO,
  TokenType.Comment,
]);

/** The pieces that texts are made of: everything that begins or ends something in CSS or HTML. */
const PIECES = [
  ...['"', "'", "\\", "\n", "\r", "\r\n", "\f", "\t", " ", "\u0000", "\u0085", "\u2028", "\ud800", "é", "😀"],
  ...[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ";",
    ":",
    ",",
    "!",
    "!important",
    "/*",
    "*/",
    "<!--",
    "-->",
    "<",
    ">",
    "#",
    "@",
    ".",
  ],
  ...[
    "</style>",
    "</STYLE ",
    "url(",
    "URL( ",
    "url(/a.png)",
    "#url(",
    "u\\72l(",
    "src(",
    "var(",
    "calc(",
    "image-set(",
  ],
  ...[
    "image-\\73 et(",
    "\\22 ",
    "\\a",
    "\\\n",
    "\\7d ",
    "\\3b",
    "a",
    "red",
    "1px",
    "5%",
    "+1e3",
    "-",
    "--",
    "~=",
    "|",
    "&",
    "U+1-f",
    "x{y:z}",
  ],
];
const text = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: "binary", maxLength: 3 })), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(""));

const usedNames = { classes: new Set(["used"]), ids: new Set<string>(), tags: new Set<string>(), hasCode: true };
const after: DocumentRule = { selectors: ["used"], style: { color: "green" } };

/** Writes the rule before a rule that has to survive, and reads both as browsers do. */
function readRules(rule: DocumentRule) {
  const names = { ...usedNames, classes: new Set(["used", ...selectorNames(rule)]) };
  const { css } = usedCss(prepareStyles([rule, after]), names);
  const tokens = tokenize({ css });
  expect(css).not.toMatch(/<\/style|<!--/i);
  expect(tokens.filter(([type]) => FORBIDDEN_TOKENS.has(type))).toEqual([]);
  return rulesIn(parseListOfComponentValues(tokens));
}

/** Whether a token is a function that loads an address without a check of it. */
const isLoadingFunction = ([type, , , , data]: CSSToken) =>
  type === TokenType.Function && /^(?:src|(?:-webkit-)?image-set)$/i.test(data.value);

const selectorNames = ({ selectors = [] }: DocumentRule) =>
  selectors.map((selector) => (typeof selector === "string" ? selector : (selector.name ?? "")));

type ReadRule = { prelude: string; declarations: string[]; inner: ComponentValue[] };

function rulesIn(values: readonly ComponentValue[]): ReadRule[] {
  const rules: ReadRule[] = [];
  let prelude = "";
  for (const value of values) {
    if (isSimpleBlockNode(value) && value.startToken[0] === TokenType.OpenCurly) {
      rules.push({ prelude, declarations: declarationsIn(value.value), inner: value.value });
      prelude = "";
    } else prelude += value.toString();
  }
  return prelude === "" ? rules : [...rules, { prelude, declarations: [], inner: [] }];
}

/** The declarations in a block, without spaces. A nested block would be a rule, so it makes the result useless. */
function declarationsIn(values: readonly ComponentValue[]): string[] {
  const declarations = [""];
  for (const value of values) {
    if (isSimpleBlockNode(value) && value.startToken[0] === TokenType.OpenCurly) declarations.push("a nested rule");
    else if (isTokenNode(value) && value.value[0] === TokenType.Semicolon) declarations.push("");
    else if (!isWhitespaceNode(value) && !isCommentNode(value))
      declarations[declarations.length - 1] += value.toString();
  }
  return declarations;
}

const AFTER = expect.objectContaining({ prelude: ".used", declarations: ["color:green"] });

test("a value is one declaration or none, whatever it contains", () => {
  fc.assert(
    fc.property(text, (value) => {
      const rules = readRules({ selectors: ["used"], style: { background: value } });

      expect(rules.at(-1)).toEqual(AFTER);
      expect(rules.slice(0, -1).map(({ prelude }) => prelude)).toEqual(rules.length > 1 ? [".used"] : []);
      for (const { inner } of rules)
        expect(inner.flatMap((part) => part.tokens()).filter(isLoadingFunction)).toEqual([]);
      for (const { declarations } of rules.slice(0, -1))
        expect(declarations).toEqual([expect.stringMatching(/^background:/)]);
    }),
    { numRuns: 3000 },
  );
});

test("a value in quotes reaches the browser as it is in the document", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (value) => {
      const [rule] = readRules({
        selectors: ["used"],
        style: { content: JSON.stringify(value).replace(/\\[ntbrf]/g, "x") },
      });

      const [string] = (rule?.inner ?? []).filter((part) => isTokenNode(part) && part.value[0] === TokenType.String);
      expect(string?.tokens()[0]?.[4]).toEqual({ value: JSON.parse(JSON.stringify(value).replace(/\\[ntbrf]/g, "x")) });
    }),
  );
});

test("the name of a property is one name or leaves out its declaration", () => {
  fc.assert(
    fc.property(text, (name) => {
      const rules = readRules({ selectors: ["used"], style: { [name]: "red", order: "1" } });

      expect(rules.at(-1)).toEqual(AFTER);
      expect(rules).toHaveLength(2);
      expect(rules[0]?.declarations.at(-1)).toBe("order:1");
      expect(rules[0]?.declarations.length).toBeLessThanOrEqual(2);
    }),
  );
});

test.each<[string, (text: string) => DocumentRule]>([
  ["a class", (name) => ({ selectors: ["used", name] })],
  ["an object's class", (name) => ({ selectors: [{ name }] })],
  ["a state", (state) => ({ selectors: ["used"], state })],
  ["a selector", (selectorsAdd) => ({ selectorsAdd })],
])("%s begins one rule or none, whatever it contains", (_what, ruleWith) => {
  fc.assert(
    fc.property(text, (part) => {
      const rules = readRules({ ...ruleWith(part), style: { color: "red" } });

      expect(rules.at(-1)).toEqual(AFTER);
      expect(rules.length).toBeLessThanOrEqual(2);
      for (const { declarations } of rules.slice(0, -1)) expect(declarations).toEqual(["color:red"]);
    }),
    { numRuns: 2000 },
  );
});

test("the condition of a media query contains one rule or none, whatever it contains", () => {
  fc.assert(
    fc.property(text, (mediaText) => {
      const rules = readRules({ selectors: ["used"], style: { color: "red" }, atRuleType: "media", mediaText });

      expect(rules.find(({ prelude }) => prelude === ".used")).toEqual(AFTER);
      const [media, ...others] = rules.filter(({ prelude }) => prelude !== ".used");
      expect(others).toEqual([]);
      if (!media) return;
      expect(media.prelude).toMatch(/^@media /);
      expect(rulesIn(media.inner)).toEqual([
        expect.objectContaining({ prelude: ".used", declarations: ["color:red"] }),
      ]);
    }),
    { numRuns: 2000 },
  );
});

import { sourceFiles, withoutComments } from "../support/imports";

/** Elements, and components that pass all attributes on to an element. */
const OPENING = /<([a-z]\w*|Button|ButtonLink|Input|Link)(?=\s)/g;
/** The title of a frame is its name for screen readers. */
const NAMED_BY_TITLE = new Set(["iframe"]);

/** The elements with a `title` attribute. The browser shows it with its own delay and look. */
const titledElements = (code: string): string[] =>
  [...code.matchAll(OPENING)]
    .filter(({ index, 0: opening }) => /\stitle=/.test(attributesAfter(code, index + opening.length)))
    .map(([, name]) => name ?? "")
    .filter((name) => !NAMED_BY_TITLE.has(name));

/** The attributes from `start` to the end of the tag, with the expressions in braces left out. */
function attributesAfter(code: string, start: number): string {
  let depth = 0;
  let attributes = "";
  for (const character of code.slice(start)) {
    if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
    else if (depth === 0 && character === ">") return attributes;
    else if (depth === 0) attributes += character;
  }
  return attributes;
}

test.each([
  ['<span title="a">b</span>', ["span"]],
  ["<Button onClick={() => a > b} title={label} />", ["Button"]],
  ['<Dialog title="a"><p>b</p></Dialog>', []],
  ['<p className="a">{<Dialog title="b" />}</p>', []],
  ['<iframe title="a" />', []],
])("%s has the titled elements %j", (code, expected) => {
  expect(titledElements(code)).toEqual(expected);
});

test("no element except a frame has a title attribute; Tooltip replaces it", () => {
  const files = sourceFiles("app", "components").filter((file) => file.endsWith(".tsx"));
  expect(files.flatMap((file) => titledElements(withoutComments(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});

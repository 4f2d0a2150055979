import { sourceFiles, withoutComments } from "../support/imports";

const CUT = /\btruncate\b/g;
const OPENING = /<([A-Za-z]\w*)\s/g;
/** Illustrations of a made-up site. */
const EXEMPT = /^components\/illustrations\//;

/** Returns the elements whose text is cut at the page's end, which for a name in another script is its beginning. */
const wronglyCut = (code: string): string[] =>
  [...code.matchAll(CUT)].flatMap(({ index }) => {
    const opening = [...code.slice(0, index).matchAll(OPENING)].at(-1);
    const name = opening?.[1];
    if (!name || name === "bdi") return [];
    return /\sdir=/.test(code.slice(opening.index, index)) ? [] : [name];
  });

test.each([
  ['<span className="truncate">{name}</span>', ["span"]],
  ['<span dir="auto" className="truncate">{name}</span>', []],
  ['<h2 className={cn("min-w-0 truncate", isNew && "bold")}>{name}</h2>', ["h2"]],
  ['<bdi className="truncate">{name}</bdi>', []],
])("%s cuts the elements %j wrongly", (code, expected) => {
  expect(wronglyCut(code)).toEqual(expected);
});

test("each text that may be cut has its own direction", () => {
  const files = sourceFiles("app", "components").filter((file) => file.endsWith(".tsx") && !EXEMPT.test(file));
  expect(files.flatMap((file) => wronglyCut(withoutComments(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});

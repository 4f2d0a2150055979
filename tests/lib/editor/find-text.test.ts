import { excerptOf, findRanges, replaceRanges } from "@/lib/editor/find-text";

const ANY = { matchCase: false, wholeWord: false };
const matchesOf = (text: string, query: string, options = {}) =>
  findRanges(text, query, { ...ANY, ...options }).map(({ start, end }) => text.slice(start, end));
const replaceIn = (pieces: string[], query: string, replacement: string) =>
  replaceRanges(pieces, findRanges(pieces.join(""), query, ANY), replacement);

describe("finding text", () => {
  test("ignores case, unless the case has to match", () => {
    expect(matchesOf("Kiln, kiln and KILN", "kiln")).toEqual(["Kiln", "kiln", "KILN"]);
    expect(matchesOf("Kiln, kiln and KILN", "kiln", { matchCase: true })).toEqual(["kiln"]);
    expect(matchesOf("ΣΊΓΜΑ", "σίγμα")).toEqual(["ΣΊΓΜΑ"]);
    expect(matchesOf("ΔΟΣΗ, δοσης", "ΔΟΣ")).toEqual(["ΔΟΣ", "δοσ"]);
  });

  test("finds nothing for an empty query", () => {
    expect(matchesOf("Kiln", "")).toEqual([]);
  });

  test("finds no overlapping matches", () => {
    expect(findRanges("aaaa", "aa", ANY)).toEqual([
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ]);
  });

  test("finds the right position after letters whose lower case is longer", () => {
    expect(findRanges("İİ kiln", "KILN", ANY)).toEqual([{ start: 3, end: 7 }]);
    expect(matchesOf("İstanbul", "İstanbul")).toEqual(["İstanbul"]);
  });

  test("takes the special characters of regular expressions literally", () => {
    expect(matchesOf("a.c abc (a+)+ [x]", "a.c")).toEqual(["a.c"]);
    expect(matchesOf("a.c abc (a+)+ [x]", "(a+)+")).toEqual(["(a+)+"]);
  });

  test.each([
    ["art start art-house arty", "art", 2],
    ["größe groß", "groß", 1],
    ["𝒳art art𝒳 art", "art", 1],
    ["naïve nai\u0308ve", "nai", 0],
    ["a $5 b$5", "$5", 2],
  ])("finds whole words in %j", (text, query, count) => {
    expect(matchesOf(text, query, { wholeWord: true })).toHaveLength(count);
  });

  test("takes time proportional to the length of the text, even if all its letters are the same", () => {
    const time = (length: number) => {
      const startedAt = performance.now();
      findRanges("a".repeat(length), `${"a".repeat(150)}b`, ANY);
      findRanges("a".repeat(length), "a", { matchCase: false, wholeWord: true });
      return performance.now() - startedAt;
    };
    time(200_000);

    expect(time(1_000_000)).toBeLessThan(Math.max(50, time(200_000)) * 20);
  });
});

describe("replacing text", () => {
  test("replaces all matches", () => {
    expect(replaceIn(["one kiln, two Kilns"], "kiln", "oven")).toEqual(["one oven, two ovens"]);
  });

  test("removes all matches", () => {
    expect(replaceIn(["one, two, three"], ", ", "")).toEqual(["onetwothree"]);
  });

  test("takes special characters in replacements literally", () => {
    expect(replaceIn(["price"], "price", "$& $1 $$")).toEqual(["$& $1 $$"]);
  });

  test("if a match spans several pieces, puts the replacement where the match begins", () => {
    expect(replaceIn(["see the ", "big ki", "l", "n of ", "ours"], "big kiln", "oven")).toEqual([
      "see the ",
      "oven",
      "",
      " of ",
      "ours",
    ]);
  });

  test("replaces two matches if one ends and the other begins in the same piece", () => {
    expect(replaceIn(["a", "ba", "b", "ab"], "ab", "x")).toEqual(["x", "x", "", "x"]);
  });

  test("does not change empty pieces", () => {
    expect(replaceIn(["", "ab", ""], "ab", "x")).toEqual(["", "x", ""]);
  });
});

test("an excerpt has the text around the match, on one line", () => {
  const text = `${"before ".repeat(10)}\n  kiln\n${" after".repeat(10)}`;
  const [range] = findRanges(text, "kiln", ANY);

  expect(excerptOf(text, range ?? { start: 0, end: 0 })).toEqual({
    before: "…efore before before before ",
    match: "kiln",
    after: " after after after after afte…",
  });
  expect(excerptOf("kiln", { start: 0, end: 4 })).toEqual({ before: "", match: "kiln", after: "" });
});

test("an excerpt does not split an emoji", () => {
  const around = "🏺".repeat(40);
  const text = `${around}my kiln!${around}`;
  const start = text.indexOf("kiln");

  const { before, after } = excerptOf(text, { start, end: start + 4 });

  expect(() => encodeURI(before + after)).not.toThrow(); // `encodeURI` throws for half an emoji
});

import { attributesOf, childrenOf, classNameOf, idOf, isText, tagOf } from "@/lib/editor/merge/element-parts";
import { isSame, type Json } from "@/lib/editor/merge/same";

/** Which element of the one list each element of the other list is, by their indexes. */
export type Matches = ReadonlyMap<number, number>;

/** An element that has moved and changed is known by at least this score. */
const MOVED_SCORE = 0.7;

/** Longer lists are compared in their order only. */
const COMPARED_MAX = 40_000;

type Pair = readonly [before: number, after: number];

/**
 * Finds the elements of a list in an earlier version of it: by their ids, then those that are the same, then by their
 * place and by how much they have in common. Returns the indexes in `before` by those in `after`.
 */
export function matchChildren(before: readonly Json[], after: readonly Json[]): Matches {
  const pairs = [...matchByIds(before, after)];
  const sorted = () => increasing(pairs);
  for (const gap of gapsBetween(sorted(), before.length, after.length)) pairs.push(...align(before, after, gap, SAME));
  pairs.push(...matchMoved(before, after, pairs, SAME));
  for (const gap of gapsBetween(sorted(), before.length, after.length))
    pairs.push(...align(before, after, withoutPaired(gap, pairs), likeness));
  pairs.push(...matchMoved(before, after, pairs, likeness));
  return new Map(pairs.map(([from, to]) => [to, from]));
}

function* matchByIds(before: readonly Json[], after: readonly Json[]): Generator<Pair> {
  const places = new Map(before.map((element, index) => [idOf(element), index]));
  for (const [index, element] of after.entries()) {
    const id = idOf(element);
    const place = id === null ? undefined : places.get(id);
    if (place !== undefined && isOneKind(before[place] ?? {}, element)) {
      places.delete(id);
      yield [place, index];
    }
  }
}

/** Elements of the highest score that are at another place. */
function matchMoved(before: readonly Json[], after: readonly Json[], pairs: readonly Pair[], score: Score): Pair[] {
  const from = new Set(before.keys());
  const to = new Set(after.keys());
  for (const [paired, place] of pairs) {
    from.delete(paired);
    to.delete(place);
  }
  if (from.size * to.size > COMPARED_MAX) return [];
  const found: Pair[] = [];
  for (const place of to) {
    const [best] = [...from]
      .map((index) => ({ index, score: score(before[index] ?? {}, after[place] ?? {}) }))
      .filter((candidate) => candidate.score >= MOVED_SCORE)
      .sort((a, b) => b.score - a.score);
    if (!best) continue;
    from.delete(best.index);
    found.push([best.index, place]);
  }
  return found;
}

/** The pairs that are in the same order in both lists, as many as there are from the first one on. */
function increasing(pairs: readonly Pair[]): Pair[] {
  const kept: Pair[] = [];
  for (const pair of [...pairs].sort(([, a], [, b]) => a - b)) if (pair[0] > (kept.at(-1)?.[0] ?? -1)) kept.push(pair);
  return kept;
}

/** The indexes of both lists between two pairs. */
type Gap = { from: readonly number[]; to: readonly number[] };

function* gapsBetween(pairs: readonly Pair[], beforeLength: number, afterLength: number): Generator<Gap> {
  let [from, to] = [0, 0];
  for (const [nextFrom, nextTo] of [...pairs, [beforeLength, afterLength] as const]) {
    if (nextFrom > from && nextTo > to) yield { from: range(from, nextFrom), to: range(to, nextTo) };
    [from, to] = [nextFrom + 1, nextTo + 1];
  }
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

const withoutPaired = ({ from, to }: Gap, pairs: readonly Pair[]): Gap => ({
  from: from.filter((index) => !pairs.some(([paired]) => paired === index)),
  to: to.filter((index) => !pairs.some(([, paired]) => paired === index)),
});

type Scores = readonly (readonly number[])[];
type Score = (before: Json, after: Json) => number;

const SAME: Score = (before, after) => (isSame(before, after) ? 1 : 0);

/** Pairs the elements of a gap in their order, so that the pairs have the highest scores together. */
function align(before: readonly Json[], after: readonly Json[], { from, to }: Gap, score: Score): Pair[] {
  if (from.length * to.length > COMPARED_MAX) return alignInOrder(before, after, { from, to }, score);
  const scores = from.map((i) => to.map((j) => score(before[i] ?? {}, after[j] ?? {})));
  return bestPairs(scores, to.length).map(([row, column]) => [from[row] ?? 0, to[column] ?? 0]);
}

/** The pairs of rows and columns with the highest sum of scores. */
function bestPairs(scores: Scores, columns: number): Pair[] {
  const best = bestSums(scores, columns);
  const sum = (row: number, column: number) => best[row]?.[column] ?? 0;
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < scores.length && column < columns) {
    const own = scores[row]?.[column] ?? 0;
    const isPair = own > 0 && sum(row, column) === own + sum(row + 1, column + 1);
    const isBelow = sum(row, column) === sum(row + 1, column);
    if (isPair) pairs.push([row, column]);
    row += Number(isPair || isBelow);
    column += Number(isPair || !isBelow);
  }
  return pairs;
}

/** The highest sums of scores from each pair of indexes to the ends of both lists. */
function bestSums(scores: Scores, columns: number): number[][] {
  const best = Array.from({ length: scores.length + 1 }, () => new Array<number>(columns + 1).fill(0));
  for (let row = scores.length - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const own = scores[row]?.[column] ?? 0;
      const paired = own > 0 ? own + (best[row + 1]?.[column + 1] ?? 0) : 0;
      const line = best[row] as number[];
      line[column] = Math.max(paired, best[row + 1]?.[column] ?? 0, line[column + 1] ?? 0);
    }
  return best;
}

const alignInOrder = (before: readonly Json[], after: readonly Json[], { from, to }: Gap, score: Score): Pair[] =>
  from.flatMap((i, place): Pair[] => {
    const j = to[place];
    return j !== undefined && score(before[i] ?? {}, after[j] ?? {}) > 0 ? [[i, j]] : [];
  });

/** Whether one can have become the other by an edit. A text may become another kind of text, such as a heading. */
const isOneKind = (before: Json, after: Json): boolean =>
  (before.type === after.type && tagOf(before) === tagOf(after)) || (isText(before) && isText(after));

/** What two elements of one kind have in common, besides their kind. */
const SAME_KIND_SCORE = 0.2;

/** From 0 for elements of different kinds to 1.2. */
function likeness(before: Json, after: Json): number {
  if (!isOneKind(before, after)) return 0;
  const [first, second] = [featuresOf(before), featuresOf(after)];
  const total = first.size + second.size;
  const common = [...first].filter((feature) => second.has(feature)).length;
  return SAME_KIND_SCORE + (total === 0 ? 0 : (2 * common) / total);
}

const known = new WeakMap<Json, ReadonlySet<string>>();

/** The words, classes and attributes of an element and of what is in it. */
function featuresOf(element: Json): ReadonlySet<string> {
  const features = known.get(element) ?? new Set(listFeatures(element));
  known.set(element, features);
  return features;
}

function* listFeatures(element: Json): Generator<string> {
  if (element.type !== "textnode") yield tagOf(element);
  if (Array.isArray(element.classes)) for (const stored of element.classes) yield `.${classNameOf(stored)}`;
  for (const [name, value] of Object.entries(attributesOf(element))) yield `${name}=${String(value)}`;
  if (typeof element.content === "string") yield* element.content.toLowerCase().split(/\s+/).filter(Boolean);
  for (const child of childrenOf(element)) yield* featuresOf(child);
}

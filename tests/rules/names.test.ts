import fs from "node:fs";
import { sourceFiles } from "../support/imports";

/** The verbs with which names of async functions begin. Add a verb if it is missing. */
const VERBS = new Set(
  `
    abort accept acquire add announce answer append apply ask attempt ban beat begin bind build bundle call can cancel change
    check choose claim clean clear close collect complete compress confirm connect consume continue copy count create
    decide delete deliver describe detect disable discard disconnect do draft draw drop duplicate enable end enqueue
    ensure examine export extend fail fetch fill find finish flush follow forget generate get give grow guard hand has
    hash hide identify insert inspect install invite is join keep lift limit list listen load lock log mail make mark measure
    migrate move name notify open order paginate pass pause pay place postpone prepare presign preview publish purge push put read
    receive reconcile record recount recover redeem redirect refresh refund refuse regenerate register release
    remember remind remove rename render renew reorder replace request require requires resend reset resize resolve respond
    restore resume resync retire retry return run sanitise save say schedule seed select send serve set show sign spool
    start step stop store subscribe subtract summarise suspend sweep sync take tell terminate transfer transmit try
    undo unpublish unsubscribe update upload vacuum verify wait warn with write zip
`.match(/\w+/g),
);

const ASYNC_FUNCTION = /^(?:export )?async function (\w+)/gm;
const FIRST_WORD = /^[a-z0-9]+/;
/**
 * The first words of yes-or-no questions, such as `hasUsers`. Functions that begin with `or` return the result of a
 * promise, or throw: `orNotFound`.
 */
const OTHER_BEGINNINGS = new Set(["is", "has", "can", "may", "must", "needs", "wants", "owns", "or"]);
/** The endings of functions that are named after what they make from a value: `labelsOf`, `roleJson`, `csvResponse`. */
const DERIVED = /(?:Of|For|Json|Csv|Rows|Matching|Error|Response)$/;
/** The program's entry, and the `fetch` and POST that refuse internal addresses. */
const EXCEPTIONS = new Set(["main", "safeFetch", "safePost"]);

/** The async functions whose names do not begin with a verb. */
const withoutVerb = (code: string): string[] =>
  [...code.matchAll(ASYNC_FUNCTION)]
    .map(([, name = ""]) => name)
    .filter((name) => {
      const first = FIRST_WORD.exec(name)?.[0] ?? name;
      return !VERBS.has(first) && !OTHER_BEGINNINGS.has(first) && !DERIVED.test(name) && !EXCEPTIONS.has(name);
    });

const ONE_WORD_TYPE = /^(?:export )?(?:type|interface) ([A-Z][a-z]+)\b/gm;
const PARTICIPLES =
  /^(?:[A-Z][a-z]+ed|Shown|Found|Known|Given|Taken|Seen|Sent|Told|Held|Made|Asked|Own|Everything|Later)$/;
/** Nouns that end in "ed". */
const NOUNS = new Set(["Seed", "Feed"]);

/** The one-word types that say what was done, but not to what: `Saved`, `Found`. */
const participleTypes = (code: string): string[] =>
  [...code.matchAll(ONE_WORD_TYPE)]
    .map(([, name = ""]) => name)
    .filter((name) => PARTICIPLES.test(name) && !NOUNS.has(name));

const findAll = (files: readonly string[], find: (code: string) => string[]) =>
  files.flatMap((file) => find(fs.readFileSync(file, "utf8")).map((name) => `${file}: ${name}`));

test("the names of async functions in lib begin with verbs", () => {
  expect(findAll(sourceFiles("lib"), withoutVerb)).toEqual([]);
});

test("no type is named only by a participle, such as `Saved`", () => {
  expect(findAll(sourceFiles("app", "components", "lib"), participleTypes)).toEqual([]);
});

test.each([
  ["async function usedPrices() {}", ["usedPrices"]],
  ["export async function flushed() {}", ["flushed"]],
  ["export async function findPrices() {}", []],
  ["async function labelsOf() {}", []],
  ["function usedPrices() {}", []],
])("in %s, the async functions without a verb are %j", (code, names) => {
  expect(withoutVerb(code)).toEqual(names);
});

test.each([
  ["type Saved = { id: number };", ["Saved"]],
  ["export type Own = { id: number };", ["Own"]],
  ["type SavedVersion = { id: number };", []],
  ["type Seed = { id: number };", []],
])("in %s, the types without a noun are %j", (code, names) => {
  expect(participleTypes(code)).toEqual(names);
});

import fc from "fast-check";
import { loadBlocks } from "@/components/editor/load-blocks";
import { CATALOG } from "@/lib/templates/catalog";
import { templateDocument } from "@/lib/templates/template-document";
import { ACTS } from "./acts";
import { expectReloadable, expectUndoable, lastChangeOf, savedDocument } from "./document-checks";
import { expectPublishable } from "./published-checks";
import { type Act, endOfStep, headlessEngine, Walker } from "./walker";

const isSlow = Boolean(process.env.PLINTH_SLOW);
/** In `npm test`, the walks are shorter, because they take most of a minute. */
const ACTS_OF_WALK = isSlow ? 300 : 100;
const SEEDS = Array.from({ length: isSlow ? 20 : 3 }, (_, index) => index + 1);
/** After so many acts, the document is published. */
const PUBLISHED_EACH = 25;
/** Larger documents take no acts that add something. */
const DOCUMENT_FULL_CHARS = 20_000;
const TIMEOUT_MS = 10 * 60_000;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom lacks this function
});
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await endOfStep(); // the engine counts the steps of all tests together
  jest.useRealTimers();
});

type Step = { act: Act; dice: number[] };

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...ACTS),
  dice: fc.array(fc.nat(1_000_000), { minLength: 9, maxLength: 9 }),
});

const stepsOf = (seed: number): Step[] =>
  fc
    .sample(fc.noBias(fc.array(step, { minLength: ACTS_OF_WALK, maxLength: ACTS_OF_WALK })), { seed, numRuns: 1 })
    .flat();

/** The first page of a template. Walks begin with one template after the other. */
function documentFor(seed: number) {
  const template = CATALOG[seed % CATALOG.length];
  if (!template) throw new Error("There are no templates.");
  const { pages, ...document } = templateDocument(template);
  return { ...document, pages: pages.slice(0, 1) };
}

async function startWalk(seed: number) {
  const engine = headlessEngine(documentFor(seed));
  const reader = headlessEngine({ pages: [{ id: "empty" }] });
  const walker = new Walker(engine, await loadBlocks());
  await endOfStep();
  engine.UndoManager.clear();
  let before = savedDocument(engine);

  /** Acts, and expects that nothing is lost. Returns what was done, in words. */
  async function take({ act, dice }: Step, isPublished: boolean): Promise<string> {
    const change = lastChangeOf(engine);
    walker.begin(dice, JSON.stringify(before).length > DOCUMENT_FULL_CHARS);
    const done = (await act(walker)) ?? "nothing";
    await endOfStep();
    const after = savedDocument(engine);
    expectReloadable(reader, after);
    if (lastChangeOf(engine) === change) expect(after).toEqual(before);
    else if (done !== "undo" && done !== "redo") await expectUndoable(engine, before, after);
    if (isPublished) expectPublishable(JSON.stringify(after));
    before = after;
    return done;
  }

  const end = () => {
    engine.destroy();
    reader.destroy();
  };
  return { take, end };
}

test.each(SEEDS)(
  "after each act of the random walk %i, the document is saved as it is, can be undone and published",
  async (seed) => {
    const walk = await startWalk(seed);
    const done: string[] = [];

    for (const [index, nextStep] of stepsOf(seed).entries())
      try {
        done.push(await walk.take(nextStep, index % PUBLISHED_EACH === PUBLISHED_EACH - 1));
      } catch (cause) {
        const acts = done.map((words, number) => `${number + 1}. ${words}`).join("\n");
        throw new Error(`Walk ${seed} fails at act ${index + 1}, after these acts:\n${acts}`, { cause });
      }

    walk.end();
    expect(done.filter((words) => words !== "nothing").length).toBeGreaterThan(ACTS_OF_WALK / 3);
  },
  TIMEOUT_MS,
);

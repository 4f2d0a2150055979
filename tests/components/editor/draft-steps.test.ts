import { DraftSteps } from "@/components/editor/draft-steps";

test("words that are typed without a pause are one step, and what was deleted another", () => {
  const steps = new DraftSteps();
  steps.record(null, "7", "", 0);
  steps.record("7", "74", "7", 100);
  steps.record("74", "7", "74", 200);

  expect(steps.move("undo", "7")).toBe("74");
  expect(steps.move("undo", "74")).toBeNull();
  expect(steps.move("undo", null)).toBeUndefined();
  expect(steps.move("redo", null)).toBe("74");
  expect(steps.move("redo", "74")).toBe("7");
});

test("a pause begins another step", () => {
  const steps = new DraftSteps();
  steps.record(null, "7", "", 0);
  steps.record("7", "74", "7", 2_000);

  expect(steps.move("undo", "74")).toBe("7");
});

test("what was committed is no step any more", () => {
  const steps = new DraftSteps();
  steps.record(null, "7", "", 0);

  steps.clear();

  expect(steps.move("undo", null)).toBeUndefined();
});

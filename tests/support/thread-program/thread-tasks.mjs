// Tasks for the tests of `runInThread`.
import { startThreadClock } from "../../../lib/threads/thread-clock.mjs";

const done = (result) => ({ result });

export const echo = ({ input }) => done(input);
export const wait = ({ input, clock }) => {
  startThreadClock(clock);
  return new Promise((resolve) => setTimeout(() => resolve(done(input)), input));
};
export const loop = ({ clock }) => {
  startThreadClock(clock);
  for (;;) Math.random();
};
export const allocate = () => {
  const arrays = [];
  for (;;) arrays.push(new Array(100_000).fill(0.5));
};
export const fail = () => {
  throw new TypeError("A bug in a task");
};
export const refuse = () => ({
  refusal: { code: "invalid", message: "No.", errors: { name: ["Too long."] }, values: {} },
});

// Tasks for the tests of `runInThread`.
const done = (result) => ({ result });

export const echo = (value) => done(value);
export const wait = (ms) => new Promise((resolve) => setTimeout(() => resolve(done(ms)), ms));
export const loop = () => {
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

// Tasks for the tests of `runInThread`.
export const echo = (value) => value;
export const wait = (ms) => new Promise((resolve) => setTimeout(() => resolve(ms), ms));
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

/** Lets a test advance intervals. All other timers, and so the network, keep running. */
export function useFakeIntervals(): void {
  jest.useFakeTimers({
    doNotFake: [
      "Date",
      "nextTick",
      "performance",
      "queueMicrotask",
      "setImmediate",
      "clearImmediate",
      "setTimeout",
      "clearTimeout",
    ],
  });
}

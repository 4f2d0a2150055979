/** Lets a test advance intervals. The timers that the network needs stay real. */
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

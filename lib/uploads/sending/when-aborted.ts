/** Runs `work` when the signal aborts, or immediately if it has already aborted. */
export function whenAborted(signal: AbortSignal, work: () => void): void {
  if (signal.aborted) work();
  else signal.addEventListener("abort", work);
}

/** Runs `work` once the signal aborts: at once if it has aborted already. */
export function whenAborted(signal: AbortSignal, work: () => void): void {
  if (signal.aborted) work();
  else signal.addEventListener("abort", work);
}

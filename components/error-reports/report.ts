type Report = (error: unknown) => void;

/** The maximum number of queued reports. More errors from the same page would not be useful. */
const QUEUE_MAX = 10;

const queue: unknown[] = [];
let send: Report | undefined;

/** Reports an error once the SDK is loaded. On a site without a key, nothing is ever sent. */
export function report(error: unknown): void {
  if (send) send(error);
  else if (queue.length < QUEUE_MAX) queue.push(error);
}

/** Sets where reports are sent, and flushes the queue. */
export function sendReportsBy(sender: Report): void {
  send = sender;
  for (const error of queue.splice(0)) sender(error);
}

type Sender = (error: unknown) => void;

/** The maximum number of queued reports. More errors from the same page would not be useful. */
const QUEUE_MAX = 10;

const queue: unknown[] = [];
let send: Sender | undefined;

/** Reports an error once the SDK is loaded. On a site without a Sentry DSN, nothing is ever sent. */
export function report(error: unknown): void {
  if (send) send(error);
  else if (queue.length < QUEUE_MAX) queue.push(error);
}

/** Sets the function that sends reports, and sends the queued ones. */
export function sendReportsWith(sender: Sender): void {
  send = sender;
  for (const error of queue.splice(0)) sender(error);
}

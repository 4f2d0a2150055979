type Report = (error: unknown) => void;

/** The maximum number of reports that wait: repeated errors of one page add nothing. */
const WAITING_MAX = 10;

const waiting: unknown[] = [];
let send: Report | undefined;

/** Reports an error once the SDK is loaded. Never on a site without a key. */
export function report(error: unknown): void {
  if (send) send(error);
  else if (waiting.length < WAITING_MAX) waiting.push(error);
}

/** Sets where reports are sent, and sends those that wait. */
export function sendReportsBy(sender: Report): void {
  send = sender;
  for (const error of waiting.splice(0)) sender(error);
}

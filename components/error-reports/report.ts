type Report = (error: unknown) => void;

/** Errors of a page that breaks over and over say nothing new. */
const WAITING_MAX = 10;

const waiting: unknown[] = [];
let send: Report | undefined;

/** Reports an error, once the page knows where to; on a site without a key never. */
export function report(error: unknown): void {
  if (send) send(error);
  else if (waiting.length < WAITING_MAX) waiting.push(error);
}

/** Reports have somewhere to go from now on, those that wait first. */
export function sendReportsBy(sender: Report): void {
  send = sender;
  for (const error of waiting.splice(0)) sender(error);
}

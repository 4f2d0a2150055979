import type { IncomingHttpHeaders } from "node:http";

/** Headers that only our server or Next sets. Sent by a client, they would change how a page is rendered or routed. */
const SERVER_ONLY =
  /^(?:content-security-policy|x-nonce|x-matched-path$|x-(?:plinth|invoke|middleware|nextjs|prerender|now|vercel)-|next-)/;

/** Next's router in the browser sends these. */
const FROM_ROUTER = new Set([
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-hmr-refresh",
  "next-url",
]);

/** Removes the headers that a client may not send. */
export function dropServerHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (SERVER_ONLY.test(name) && !FROM_ROUTER.has(name)) delete headers[name];
  }
}

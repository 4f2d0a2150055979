import type { IncomingHttpHeaders } from "node:http";

/** Headers that only our server or Next sets. Sent by a client, they would change how a page is rendered or routed. */
const SERVER_HEADERS =
  /^(?:content-security-policy|x-nonce|x-matched-path$|x-(?:plinth|invoke|middleware|nextjs|prerender|now|vercel)-|next-)/;

/** The exceptions: Next's router in the browser sends these headers. */
const ROUTER_HEADERS = new Set([
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-hmr-refresh",
  "next-url",
]);

/** Removes the headers that a client may not send. */
export function dropServerHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (SERVER_HEADERS.test(name) && !ROUTER_HEADERS.has(name)) delete headers[name];
  }
}

/** With these cookies, Next renders a page instead of using its cache. We do not use Next's preview mode. */
const PREVIEW_COOKIES = /^(?:__prerender_bypass|__next_preview_data)=/;

export function dropPreviewCookies(headers: IncomingHttpHeaders): void {
  const { cookie } = headers;
  if (!cookie?.includes("__prerender_bypass") && !cookie?.includes("__next_preview_data")) return;
  headers.cookie = cookie
    .split(";")
    .map((part) => part.trim())
    .filter((part) => !PREVIEW_COOKIES.test(part))
    .join("; ");
}

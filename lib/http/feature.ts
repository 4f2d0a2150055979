import type { Feature } from "@/lib/feature";

export const http = {
  name: "http",
  models: { RateLimit: "installation" },
  // `expire` is in milliseconds. If it is null, the row never expires.
  expired: ["DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000"],
} as const satisfies Feature;

import type { Feature } from "@/lib/feature";

export const http = {
  name: "http",
  models: { RateLimit: "installation" },
  // `expire` is in milliseconds. A row with null never expires.
  expired: ["DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000"],
} as const satisfies Feature;

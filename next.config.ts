import path from "node:path";
import type { NextConfig } from "next";

// Resolved anew at each start: a built clone may be copied to another folder.
const root = path.resolve(".");

const config: NextConfig = {
  poweredByHeader: false,
  compress: false, // lib/front compresses: cached pages and files once, the rest as it leaves
  reactStrictMode: true,
  devIndicators: false,
  generateEtags: false, // lib/front has one for what may be kept
  cacheHandler: path.join(root, "lib/page-cache/cache-handler.mjs"),
  cacheMaxMemorySize: 0,
  typescript: { ignoreBuildErrors: true }, // `npm run check` looks at the types; a build on somebody's server need not
  turbopack: { root }, // a lock file in some folder above is nobody's business
  serverExternalPackages: [
    "@node-rs/argon2",
    "@sentry/nextjs",
    "graphile-worker",
    "jsdom",
    "nodemailer",
    "pg",
    "pino",
    "rate-limiter-flexible",
    "sharp",
  ],
};

export default config;

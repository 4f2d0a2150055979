import path from "node:path";

// Resolved at each start, because a built clone may be copied to another folder.
const root = path.resolve(".");

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  compress: false, // lib/front compresses: cached pages and files once, other responses while they are sent
  reactStrictMode: true,
  devIndicators: false,
  images: { unoptimized: true }, // Next's image proxy would fetch and decode images for anybody
  generateEtags: false, // lib/front sets the etags of cached pages
  cacheHandler: path.join(root, "lib/page-cache/cache-handler.mjs"),
  cacheMaxMemorySize: 0,
  typescript: { ignoreBuildErrors: true }, // `npm run check` checks the types
  experimental: { preloadEntriesOnStart: false }, // a route is loaded at its first request
  turbopack: { root }, // otherwise Next searches for a lock file in the folders above
  serverExternalPackages: [
    "@node-rs/argon2",
    "@sentry/nextjs",
    "graphile-worker",
    "nodemailer",
    "pdfkit",
    "pg",
    "pino",
    "piscina",
    "rate-limiter-flexible",
    "sharp",
    "stripe",
  ],
};

export default config;

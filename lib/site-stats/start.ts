import "server-only";
import { flushViews } from "@/lib/site-stats/flush";

const INTERVAL_MS = 5000;

/** Saves the counted views every five seconds. Returns a function that stops this and saves the rest. */
export function startSiteStats(): () => Promise<void> {
  const timer = setInterval(() => void flushViews(), INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await flushViews();
  };
}

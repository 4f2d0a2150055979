import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Returns the path of a browser for the tests: the machine's own, or Debian's Chromium, which it installs. */
export function findOrInstallChromium() {
  const found = PLACES.find((place) => place && existsSync(place));
  if (found) return found;
  console.log("Installing Chromium");
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args) =>
    spawnSync([...asRoot, "apt-get", ...args][0], [...asRoot, "apt-get", ...args].slice(1), {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation", "fonts-noto-core");
  if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  throw new Error(
    "The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH, then run the tests again.",
  );
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** Debian's Chromium without a window. Tests with it take a third less time. */
const HEADLESS_SHELL = "/usr/lib/chromium/chromium-headless-shell";

/**
 * Returns the path of a full browser: the one in CHROMIUM_PATH, or else an installed one. Installs Debian's Chromium if
 * there is none.
 */
export function findOrInstallChromium() {
  const browser = find([process.env.CHROMIUM_PATH, ...BROWSERS]);
  if (browser) return browser;
  install("chromium", "fonts-liberation", "fonts-noto-core");
  if (existsSync(BROWSERS[0])) return BROWSERS[0];
  throw new Error(
    "The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH, then run the tests again.",
  );
}

/**
 * Returns the path of a browser for end-to-end tests: the one in CHROMIUM_PATH, Debian's headless shell, or else a full
 * browser. Installs the browser if needed.
 */
export function findOrInstallHeadlessShell() {
  const paths = [process.env.CHROMIUM_PATH, HEADLESS_SHELL];
  if (!find(paths)) install("chromium-headless-shell", "fonts-liberation", "fonts-noto-core");
  return find(paths) ?? findOrInstallChromium();
}

const find = (paths) => paths.find((path) => path && existsSync(path));

/** Installs Debian packages. Installs nothing on other systems, or without the right to install packages. */
function install(...packages) {
  console.log(`Installing ${packages[0]}`);
  const apt = (...args) => {
    const [program, ...rest] = [...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "apt-get", ...args];
    spawnSync(program, rest, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  };
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}

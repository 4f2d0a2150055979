import Bowser from "bowser";

type Device = { device_type: "mobile" | "tablet" | "desktop"; platform: string | null; browser: string | null };

/** Reads device, platform and browser from the user agent. Anything other than a phone or tablet is a desktop. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { device_type: "desktop", platform: null, browser: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const { type } = platform;
  return {
    device_type: type === "mobile" || type === "tablet" ? type : "desktop",
    platform: os.name || null,
    browser: browser.name || programOf(userAgent),
  };
}

/** The user agent of a client that is not a browser usually starts with its name, as in "curl/8.1". */
const programOf = (userAgent: string) => /^[\w.-]{1,40}(?=\/|$)/.exec(userAgent)?.[0] ?? null;

import { loadScript } from "@/components/captcha/load-script";
import type { TokenProvider } from "@/components/captcha/provider";
import { addWidgetFrame } from "@/components/captcha/widget-frame";

type Options = {
  sitekey: string;
  action: string;
  appearance: "interaction-only";
  callback: (token: string) => void;
  "error-callback": () => void;
};
type Turnstile = { render: (frame: HTMLElement, options: Options) => string; remove: (widget: string) => void };

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/** Cloudflare Turnstile: developers.cloudflare.com/turnstile/get-started/client-side-rendering */
export const getToken: TokenProvider = async ({ action, siteKey }) => {
  await loadScript(SCRIPT);
  const { turnstile } = window as unknown as { turnstile: Turnstile };
  const frame = addWidgetFrame();
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      widget = turnstile.render(frame, {
        sitekey: siteKey,
        action,
        appearance: "interaction-only",
        callback: resolve,
        "error-callback": () => reject(new Error("Turnstile gave no token.")),
      });
    });
  } finally {
    if (widget !== undefined) turnstile.remove(widget);
    frame.remove();
  }
};

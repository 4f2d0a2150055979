import { loadScript } from "@/components/captcha/load-script";
import type { TokenProvider } from "@/components/captcha/provider";
import { addWidgetFrame } from "@/components/captcha/widget-frame";

type Hcaptcha = {
  render: (frame: HTMLElement, options: { sitekey: string; size: "invisible" }) => string;
  execute: (widget: string, options: { async: true }) => Promise<{ response: string }>;
  remove: (widget: string) => void;
};

const SCRIPT = "https://js.hcaptcha.com/1/api.js?render=explicit";

/** hCaptcha: docs.hcaptcha.com/invisible */
export const getToken: TokenProvider = async ({ siteKey }) => {
  await loadScript(SCRIPT);
  const { hcaptcha } = window as unknown as { hcaptcha: Hcaptcha };
  const frame = addWidgetFrame();
  const widget = hcaptcha.render(frame, { sitekey: siteKey, size: "invisible" });
  try {
    return (await hcaptcha.execute(widget, { async: true })).response;
  } finally {
    hcaptcha.remove(widget);
    frame.remove();
  }
};

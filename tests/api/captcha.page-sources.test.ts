import { syncCaptchaSources } from "@/lib/captcha/page-sources";
import { pageCsp } from "@/lib/front/csp";
import { saveSettings } from "../support/settings";
import { until } from "../support/until";

const TURNSTILE = "https://challenges.cloudflare.com";
const isAllowed = () => pageCsp().includes(TURNSTILE);

let stop: () => void;
beforeEach(async () => {
  stop = await syncCaptchaSources();
});
afterEach(() => stop());

test("pages may load the chosen captcha service only while at least one action needs a captcha", async () => {
  expect(isAllowed()).toBe(false);

  await saveSettings("recaptcha", { provider: "turnstile", enable: { contact: true } });
  await until(isAllowed);
  expect(pageCsp()).toContain(`script-src 'self' ${TURNSTILE}`);
  expect(pageCsp()).toContain(`frame-src 'self' ${TURNSTILE}`);

  await saveSettings("recaptcha", { provider: "turnstile", enable: { contact: false } });
  await until(() => !isAllowed());
});

test("the built-in provider needs no other host", async () => {
  const before = pageCsp();
  await saveSettings("recaptcha", { provider: "turnstile", enable: { contact: true } });
  await until(isAllowed);

  await saveSettings("recaptcha", { enable: { contact: true } });

  await until(() => !isAllowed());
  expect(pageCsp()).toBe(before);
});

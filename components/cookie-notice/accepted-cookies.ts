import { readBrowserCookie } from "@/lib/http/browser-cookies";

const COOKIE = "cookie_notice";
const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

export const hasAcceptedCookies = () => readBrowserCookie(COOKIE) === "true";

export function acceptCookies() {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=true; Path=/; Max-Age=${THIRTY_DAYS_SECONDS}; SameSite=Lax${secure}`;
}

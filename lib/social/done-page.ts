import "server-only";
import { randomBytes } from "node:crypto";
import { getBootstrapDataFor } from "@/lib/api/session-responses";
import { sessionTokenOf } from "@/lib/http/session-cookie";
import { visitorOf } from "@/lib/http/visitor";
import { direction } from "@/lib/i18n/direction";
import { languageFor } from "@/lib/localizations/language";
import { translatorFor } from "@/lib/localizations/translator";
import { escapeHtml } from "@/lib/site-pages/escape";
import { clearedOutcomeCookie, type Ending, type Outcome, outcomeOf } from "@/lib/social/outcome";
import { SOCIAL_AUTH, type SocialResult } from "@/lib/social/policy";

const NONCE_BYTES = 16;

/**
 * The flow's last page. In a popup, it posts the result to the opener, on our own origin only, and closes. It also
 * posts on a BroadcastChannel, because a service's opener policy can cut off the opener. Without a popup, it redirects
 * back.
 */
export async function renderDonePage(request: Request): Promise<Response> {
  const outcome = outcomeOf(request);
  const t = await translatorFor(visitorOf(request));
  const text = outcome?.ending.status === "ERROR" ? outcome.ending.message : t("You can close this window.");
  const nonce = randomBytes(NONCE_BYTES).toString("base64");
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
  });
  headers.append("Set-Cookie", clearedOutcomeCookie());

  const script = outcome
    ? scriptFor(await buildMessage(request, outcome), outcome)
    : scriptFor({ type: SOCIAL_AUTH, status: "ERROR", callbackData: {} }, { isForOpenerOnly: true });
  const language = await languageFor(visitorOf(request));
  const page = `<!doctype html><html lang="${language}" dir="${direction(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(outcome?.action === "connect" ? t("Connect") : t("Log in"))}</title><style nonce="${nonce}">${STYLE}</style><p>${escapeHtml(text)}</p><script nonce="${nonce}">${script}</script></html>`;
  return new Response(page, { headers });
}

const STYLE =
  ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:3rem auto;max-inline-size:32rem;padding-inline:1.5rem}";

async function buildMessage(request: Request, { ending, service, popup, back }: Outcome): Promise<SocialResult> {
  const data = await buildMessageData(request, ending, back !== undefined);
  return {
    type: SOCIAL_AUTH,
    status: ending.status,
    callbackData: { service, ...data },
    ...(popup !== undefined && { popup }),
  };
}

/**
 * Returns the message's data. If another page opens next, leaves out the bootstrap data, because that page loads its
 * own.
 */
async function buildMessageData(
  request: Request,
  ending: Ending,
  hasNextPage: boolean,
): Promise<Record<string, unknown>> {
  if (ending.status === "ERROR")
    return { errorMessage: ending.message, ...(ending.action && { action: ending.action }) };
  if (ending.status === "REQUEST_PASSWORD") return { email: ending.email };
  if (ending.data === "two_factor") return { two_factor: true };
  return {
    ...(!hasNextPage && {
      bootstrapData: await getBootstrapDataFor(visitorOf(request), sessionTokenOf(visitorOf(request))),
    }),
    ...(ending.registered && { status: ending.registered }),
  };
}

type ScriptOptions = Pick<Partial<Outcome>, "back" | "ending" | "action"> & {
  /** True if there is no outcome. Other tabs then get no message. */
  isForOpenerOnly?: boolean;
};

function scriptFor(message: SocialResult, { back, ending, action, isForOpenerOnly }: ScriptOptions): string {
  const messageCode = `const message = ${asScript(message)};`;
  if (back !== undefined) {
    // a finished login needs no result: pages for guests redirect a logged-in user anyway
    const isFinishedLogin = action === "login" && ending?.status === "SUCCESS" && ending.data === "bootstrap";
    const storageCode = isFinishedLogin
      ? ""
      : `try { sessionStorage.setItem("${SOCIAL_AUTH}", JSON.stringify(message)) } catch {}`;
    return `${messageCode} ${storageCode} location.replace(${asScript(back)});`;
  }
  const channelCode = isForOpenerOnly ? "" : `new BroadcastChannel("${SOCIAL_AUTH}").postMessage(message);`;
  return `${messageCode} if (window.opener) window.opener.postMessage(message, location.origin); ${channelCode} window.close();`;
}

const asScript = (value: unknown) => JSON.stringify(value).replace(/</g, "\\u003c");

import "server-only";
import { randomBytes } from "node:crypto";
import { bootstrapDataFor } from "@/lib/api/session-answers";
import { sessionTokenOf } from "@/lib/http/session-cookie";
import { visitorOf } from "@/lib/http/visitor";
import { direction } from "@/lib/i18n/language";
import { languageFor } from "@/lib/localizations/language";
import { translatorFor } from "@/lib/localizations/translator";
import { clearedOutcome, type Ending, type Outcome, outcomeOf } from "@/lib/social/outcome";
import { SOCIAL_AUTH, type SocialResult } from "@/lib/social/policy";

const NONCE_BYTES = 16;

/**
 * The popup's last page: tells its opener how it went and closes. It speaks to a window of our own origin only, and on a channel as well,
 * because a service's opener policy can have cut the opener off. Where the whole window went to the service, it leads back instead.
 */
export async function donePage(request: Request): Promise<Response> {
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
  headers.append("Set-Cookie", clearedOutcome());

  const script = outcome
    ? scriptFor(await messageOf(request, outcome), outcome)
    : scriptFor({ type: SOCIAL_AUTH, status: "ERROR", callbackData: {} }, { isNobodys: true });
  const language = await languageFor(visitorOf(request));
  const page = `<!doctype html><html lang="${language}" dir="${direction(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(t("Log in"))}</title><style nonce="${nonce}">${STYLE}</style><p>${escaped(text)}</p><script nonce="${nonce}">${script}</script></html>`;
  return new Response(page, { headers });
}

const STYLE =
  ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:3rem auto;max-inline-size:32rem;padding-inline:1.5rem}";

async function messageOf(request: Request, { ending, service, popup, back }: Outcome): Promise<SocialResult> {
  const data = await dataOf(request, ending, back !== undefined);
  return {
    type: SOCIAL_AUTH,
    status: ending.status,
    callbackData: { service, ...data },
    ...(popup !== undefined && { popup }),
  };
}

/** What goes with the result. A page that is loaded anew brings its own bootstrap data. */
async function dataOf(request: Request, ending: Ending, isLoadedAnew: boolean): Promise<Record<string, unknown>> {
  if (ending.status === "ERROR")
    return { errorMessage: ending.message, ...(ending.action && { action: ending.action }) };
  if (ending.status === "REQUEST_PASSWORD") return { email: ending.email };
  if (ending.data === "two_factor") return { two_factor: true };
  return {
    ...(!isLoadedAnew && {
      bootstrapData: await bootstrapDataFor(visitorOf(request), sessionTokenOf(visitorOf(request))),
    }),
    ...(ending.registered && { status: ending.registered }),
  };
}

type Where = Pick<Partial<Outcome>, "back" | "ending" | "action"> & {
  /** Nobody's result reached this page: the tabs that listen need not hear of it. */ isNobodys?: boolean;
};

function scriptFor(message: SocialResult, { back, ending, action, isNobodys }: Where): string {
  const values = `const message = ${asScript(message)};`;
  if (back !== undefined) {
    // a finished login has nothing left to be told: the guest's page leads on by itself
    const isOver = action === "login" && ending?.status === "SUCCESS" && ending.data === "bootstrap";
    const keep = isOver ? "" : `try { sessionStorage.setItem("${SOCIAL_AUTH}", JSON.stringify(message)) } catch {}`;
    return `${values} ${keep} location.replace(${asScript(back)});`;
  }
  const channel = isNobodys ? "" : `new BroadcastChannel("${SOCIAL_AUTH}").postMessage(message);`;
  return `${values} if (window.opener) window.opener.postMessage(message, location.origin); ${channel} window.close();`;
}

const asScript = (value: unknown) => JSON.stringify(value).replace(/</g, "\\u003c");

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

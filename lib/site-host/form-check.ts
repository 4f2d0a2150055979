import "server-only";
import { createHash } from "node:crypto";
import { checkChallenge, createCaptchaChallenge } from "@/lib/captcha/challenge";
import { HTTPS_NEEDED } from "@/lib/captcha/policy";
import { SOLVER_PATH } from "@/lib/captcha/solver-files";
import type { T } from "@/lib/i18n/create-t";
import { getSettings } from "@/lib/settings/settings";
import { plainPage } from "@/lib/site-host/plain-page";
import { escapeHtml } from "@/lib/site-pages/escape";

/** The field with the solution of the challenge. */
const CHECK_FIELD = "_check";

/**
 * Solves the challenge and sends the form again. Uses `HTMLFormElement.prototype.submit`, because a field named
 * "submit" would hide the form's own method.
 */
const SCRIPT = `import { solveChallenge } from "${SOLVER_PATH}/pow.js";
import { deriveKey } from "${SOLVER_PATH}/algorithms/web/pbkdf2.js";
const status = document.getElementById("check-status");
try {
  const challenge = JSON.parse(status.dataset.challenge);
  const { counter, derivedKey } = await solveChallenge({ challenge, deriveKey });
  const field = document.getElementById("check-field");
  field.value = btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  HTMLFormElement.prototype.submit.call(field.closest("form"));
} catch {
  status.textContent = isSecureContext ? status.dataset.failure : status.dataset.insecure;
}`;

const SCRIPT_HASH = createHash("sha256").update(SCRIPT).digest("base64");

/**
 * The Content-Security-Policy of the check page. It allows our script, the modules that the script imports, and the
 * submission of the form.
 */
export const CHECK_POLICY =
  `default-src 'none'; style-src 'unsafe-inline'; script-src 'self' 'sha256-${SCRIPT_HASH}'; form-action 'self'; ` +
  "base-uri 'none'; frame-ancestors 'self'";

/**
 * Whether the visitor must still prove that they are not a robot before the form is accepted. Each solution is accepted
 * only once. Always uses the built-in captcha, because the keys for the other providers are only valid on the app's
 * host.
 */
export async function mustCheck(fields: URLSearchParams): Promise<boolean> {
  const { recaptcha } = await getSettings();
  if (!recaptcha.enable.site_form) return false;
  return !(await checkChallenge(fields.get(CHECK_FIELD) ?? "", "site_form"));
}

type FormToResend = { lang: string; path: string; fields: URLSearchParams };

/** Renders a page that solves a challenge in the browser and sends the same fields again. */
export async function renderCheckPage({ lang, path, fields }: FormToResend, t: T): Promise<string> {
  const challenge = escapeHtml(JSON.stringify(await createCaptchaChallenge("site_form")));
  const failure = escapeHtml(t("The check failed. Go back and send the form again."));
  const insecure = escapeHtml(t(HTTPS_NEEDED));
  const inputs = [...fields]
    .filter(([name]) => name !== CHECK_FIELD)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  return plainPage({
    lang,
    title: t("One moment"),
    text: "",
    extraHtml: [
      `<p id="check-status" role="status" data-challenge="${challenge}" data-failure="${failure}" data-insecure="${insecure}">`,
      `${escapeHtml(t("Checking that you are not a robot. Then your message is sent."))}</p>`,
      `<noscript><p class="error">${escapeHtml(t("Turn on JavaScript and send the form again."))}</p></noscript>`,
      `<form method="post" action="${escapeHtml(path)}">${inputs.join("")}`,
      `<input type="hidden" id="check-field" name="${CHECK_FIELD}" value=""></form>`,
      `<script type="module">${SCRIPT}</script>`,
    ].join(""),
  });
}

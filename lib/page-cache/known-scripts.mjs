import { OWN_DATA_ID } from "./own-data-id.mjs";

/** Marks a page as opened by a logged-in user, before its top bar is painted. */
export const LOGGED_IN_SCRIPT = `if(/(?:^|; )(?:__Host-)?signed_in=1(?:;|$)/.test(document.cookie))document.documentElement.dataset.loggedIn=""`;

/**
 * Fills the elements that have `data-own`, such as `<span data-own="first_name">`, with the user's data, or with the
 * display name if the value is empty. Shows an element that has `data-own-if`, such as `data-own-if="next_step=site"`,
 * only if the user's data has that value. Runs before the page becomes interactive.
 */
export const OWN_TEXT_SCRIPT = `document.addEventListener("DOMContentLoaded",function(){var e=document.getElementById("${OWN_DATA_ID}"),u=e&&JSON.parse(e.textContent);if(u){document.querySelectorAll("[data-own]").forEach(function(n){n.textContent=u[n.dataset.own]||u.display_name});document.querySelectorAll("[data-own-if]").forEach(function(n){var c=n.dataset.ownIf.split("=");n.hidden=u[c[0]]!==c[1]})}})`;

const THEME_BEFORE = `(function(m){var c=document.cookie.match(/(?:^|; )be-active-theme=(\\d+|system)(?:;|$)/),d=document.documentElement;if(c&&m[c[1]]){d.dataset.themeId=c[1];d.dataset.theme=m[c[1]]}})(`;

/** The script that sets the visitor's theme. `modes` maps theme ids to "light" or "dark", and "system" to itself. */
export const createThemeScript = (modes) => `${THEME_BEFORE}${JSON.stringify(modes)})`;

const NEXT_DATA = [
  { before: "(self.__next_f=self.__next_f||[]).push(", after: ")" },
  { before: "self.__next_f.push(", after: ")" },
];
const SCRIPTS_AROUND_JSON = [
  ...NEXT_DATA,
  { before: THEME_BEFORE, after: ")" },
  { before: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', after: ");" },
];

/** Whether a script is one of those in which Next writes the data of a page. */
export const isNextData = (code) => NEXT_DATA.some((script) => isAroundJson(code, script));

/**
 * Whether a script in a page is our own or Next's. Compares everything except JSON with the known scripts, so that no
 * other code, for example in a text by an admin or a translator, counts as known.
 */
export const isKnownScript = (code) =>
  code === LOGGED_IN_SCRIPT ||
  code === OWN_TEXT_SCRIPT ||
  SCRIPTS_AROUND_JSON.some((script) => isAroundJson(code, script));

function isAroundJson(code, { before, after }) {
  if (!code.startsWith(before) || !code.endsWith(after)) return false;
  try {
    JSON.parse(code.slice(before.length, -after.length));
    return true;
  } catch {
    return false;
  }
}

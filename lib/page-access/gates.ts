import "server-only";
import { type Actor, isAdmin } from "@/lib/actor/actor";
import { mustVerifyEmail } from "@/lib/actor/email-confirmation";
import { isSubscribed } from "@/lib/actor/policy";
import { pathAfterLogin } from "@/lib/auth/policy";
import { opensRegistration } from "@/lib/auth/registration-token";
import { memberPageAt } from "@/lib/page-cache/member-pages";
import { can } from "@/lib/permissions/can";
import { loginThenBack, routes } from "@/lib/routes";
import type { Settings } from "@/lib/settings/schema";

/**
 * The decision on a page request. `public` and `missing` pages are cached by language, `member` pages by language and
 * reader (`reader.ts`). A `visitor` page is rendered for this visitor only.
 */
export type Gate =
  | { to: "public" | "member" | "visitor"; path: string }
  | { to: "redirect"; path: string }
  | { to: "missing" };

const GUEST_PATH = /^\/(?:login|register|forgot-password|password\/reset\/[^/]+|workspace\/join\/(?:login|register))$/;
/** The pages that redirect to the login page while registration is disabled. */
const REGISTRATION_PATHS = new Set<string>([routes.register, routes.workspaceRegister]);
const HIDDEN_REGISTRATION_PATH = /^\/register\/([^/]+)$/;
/** Ids have no leading zeros: otherwise `/pages/007/about` would be cached as another copy of the page. */
const PUBLIC_PATH =
  /^\/(?:$|contact$|report$|pricing$|pages\/[^/]+$|pages\/[1-9]\d*\/[^/]+$|(?:email-change\/undo|notifications\/unsubscribe|form-recipient|workspace\/join)\/[^/]+$)/;

/** The paths from which guests are redirected to the login page, whether or not the page exists. */
const MEMBER_PATH =
  /^\/(?:(?:admin|dashboard)(?:\/|$)|(?:checkout|change-plan)\/.|editor\/\d+$|account-settings$|billing$|notifications(?:\/settings)?$)/;

const BILLING_PATH = /^\/(?:pricing$|billing$|(?:checkout|change-plan)\/)/;

type GateRequest = { path: string; search: string; actor: Actor; settings: Settings };

/** Decides whether a page request gets a page, a redirect or a 404. */
export async function decideGate(request: GateRequest): Promise<Gate> {
  const { path, actor } = request;
  if (actor.id !== null && (await mustVerifyEmail(actor))) return { to: "visitor", path: "/verify-email" };
  if (isTurnedOff(request)) return { to: "missing" };
  if (path === routes.home) return homepageGate(request);
  if (GUEST_PATH.test(path)) return guestGate(request);
  if (PUBLIC_PATH.test(path)) return { to: "public", path };
  const [, token] = HIDDEN_REGISTRATION_PATH.exec(path) ?? [];
  if (token !== undefined) return hiddenRegistrationGate(request, token);
  if (path === routes.apiDocs) return docsGate(request);
  return MEMBER_PATH.test(path) ? memberGate(request) : { to: "missing" };
}

function homepageGate({ actor, settings, search }: GateRequest): Gate {
  const { type } = settings.homepage;
  if (actor.id !== null && (type === "loginPage" || type === "registerPage"))
    return redirectLoggedIn(actor, settings, search);
  return { to: "public", path: "/" };
}

function guestGate({ path, search, actor, settings }: GateRequest): Gate {
  if (actor.id !== null) return redirectLoggedIn(actor, settings, search);
  if (REGISTRATION_PATHS.has(path) && settings.registration.disable) return { to: "redirect", path: routes.login };
  return { to: "public", path };
}

/**
 * Redirects a logged-in user from a page for guests to the page that users see after they log in. If that page is for
 * guests too, redirects to the dashboard, or returns a 404 if the user may not open the dashboard.
 */
function redirectLoggedIn(actor: Actor, settings: Settings, search: string): Gate {
  const requested = new URLSearchParams(search).get("redirect");
  const target = pathAfterLogin(settings.auth, isAdmin(actor), { redirect: requested });
  if (!isForGuests(target.split(/[?#]/, 1)[0] as string, settings)) return { to: "redirect", path: target };
  return can(actor, "projects.create") ? { to: "redirect", path: routes.dashboard } : { to: "missing" };
}

function isForGuests(path: string, { homepage }: Settings): boolean {
  if (path === routes.home) return homepage.type === "loginPage" || homepage.type === "registerPage";
  return GUEST_PATH.test(path) || HIDDEN_REGISTRATION_PATH.test(path);
}

function hiddenRegistrationGate({ path, search, actor, settings }: GateRequest, token: string): Gate {
  if (!opensRegistration(settings.registration, decode(token) ?? "")) return { to: "missing" };
  return actor.id !== null ? redirectLoggedIn(actor, settings, search) : { to: "public", path };
}

/** Whether the settings turn the page off for everyone, including guests. */
function isTurnedOff({ path, settings: { billing, notifications } }: GateRequest): boolean {
  if (BILLING_PATH.test(path) || memberPageAt(path)?.setting === "billing") return !billing.enable;
  if (path === routes.notifications) return !notifications.integrated;
  return path === routes.notificationSettings && !(notifications.integrated && notifications.subs.integrated);
}

/** Decides what a request for a member page gets. The calls that the page makes check the permissions again. */
function memberGate(request: GateRequest): Gate {
  const { path, search, actor } = request;
  if (actor.id === null) return { to: "redirect", path: loginThenBack(path + search) };
  if (actor.restricted && path !== routes.accountSettings) return { to: "redirect", path: routes.twoFactorSetup };
  const page = memberPageAt(path);
  if (!page) return { to: "missing" };
  return page.permissions.every((permission) => can(actor, permission)) ? { to: "member", path } : refuse(request);
}

/**
 * Refuses a page for which the actor lacks the permission: offers the plans to a user without a valid subscription, if
 * billing is turned on, and returns a 404 otherwise.
 */
function refuse({ actor, settings: { billing } }: GateRequest): Gate {
  const mayBuy = billing.enable && actor.id !== null && !isSubscribed(actor.user);
  return mayBuy ? { to: "redirect", path: routes.pricing } : { to: "missing" };
}

/**
 * Decides what a request for the API documentation gets. The page requires the permission `api.access`, which the guest
 * role may have too.
 */
function docsGate(request: GateRequest): Gate {
  const { path, actor } = request;
  if (!can(actor, "api.access")) return refuse(request);
  const mustSetUp = actor.id !== null && actor.restricted;
  return mustSetUp ? { to: "redirect", path: routes.twoFactorSetup } : { to: "visitor", path };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

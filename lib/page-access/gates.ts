import "server-only";
import { type Actor, isAdmin } from "@/lib/actor/actor";
import { requiresVerifiedEmail } from "@/lib/actor/email-confirmation";
import { afterLogin } from "@/lib/auth/policy";
import { opensRegistration } from "@/lib/auth/registration-token";
import { can, type Permission } from "@/lib/permissions/permissions";
import { loginThenBack, routes } from "@/lib/routes";
import type { Settings } from "@/lib/settings/schema";

/** What becomes of a request for a page. `public` and `missing` pages lie under the visitor's language. */
export type Gate = { to: "public" | "member"; path: string } | { to: "redirect"; path: string } | { to: "missing" };

const GUEST_ONLY = /^\/(?:login|register|forgot-password|password\/reset\/[^/]+|workspace\/join\/(?:login|register))$/;
const HIDDEN_REGISTRATION = /^\/register\/([^/]+)$/;
/** An id is written in one way only: `/pages/007/about` would be one more cached copy of a page. */
const PUBLIC = /^\/(?:$|pages\/[^/]+$|pages\/[1-9]\d*\/[^/]+$|email-change\/undo\/[^/]+$)/;

/** Pages for members: who may see them, and whether the feature is on. The pages ask again. */
const MEMBER: { path: RegExp; permission?: Permission }[] = [
  { path: /^\/admin(?:\/|$)/, permission: "admin.access" },
  { path: /^\/dashboard(?:\/|$)/, permission: "projects.create" },
  { path: /^\/editor\/\d+$/, permission: "projects.create" },
  { path: /^\/account-settings$/ },
];

type Asked = { path: string; search: string; actor: Actor; settings: Settings };

/** Decides by the route table of the spec. */
export async function decideGate(asked: Asked): Promise<Gate> {
  const { path, actor } = asked;
  if (actor.id !== null && (await requiresVerifiedEmail(actor))) return { to: "member", path: "/verify-email" };
  if (path === routes.home) return homepageGate(asked);
  if (PUBLIC.test(path)) return { to: "public", path };
  if (GUEST_ONLY.test(path)) return guestGate(asked);
  const [, token] = HIDDEN_REGISTRATION.exec(path) ?? [];
  if (token !== undefined) return hiddenRegistrationGate(asked, token);
  if (path === routes.apiDocs) return docsGate(asked);
  const member = MEMBER.find((page) => page.path.test(path));
  return member ? memberGate(asked, member.permission) : { to: "missing" };
}

function homepageGate({ actor, settings, search }: Asked): Gate {
  const { type } = settings.homepage;
  if (actor.id !== null && (type === "loginPage" || type === "registerPage")) return signedIn(actor, settings, search);
  return { to: "public", path: "/" };
}

function guestGate({ path, search, actor, settings }: Asked): Gate {
  if (actor.id !== null) return signedIn(actor, settings, search);
  if (path === routes.register && settings.registration.disable) return { to: "redirect", path: routes.login };
  return { to: "public", path };
}

/** Where a signed-in person goes from a page for guests. A target that would lead back to such a page gives way to the dashboard. */
function signedIn(actor: Actor, settings: Settings, search: string): Gate {
  const wanted = new URLSearchParams(search).get("redirect");
  const target = afterLogin(settings.auth, isAdmin(actor), { redirect: wanted });
  if (!isForGuests(target.split(/[?#]/, 1)[0] as string, settings)) return { to: "redirect", path: target };
  return can(actor, "projects.create") ? { to: "redirect", path: routes.dashboard } : { to: "missing" };
}

function isForGuests(path: string, { homepage }: Settings): boolean {
  if (path === routes.home) return homepage.type === "loginPage" || homepage.type === "registerPage";
  return GUEST_ONLY.test(path) || HIDDEN_REGISTRATION.test(path);
}

function hiddenRegistrationGate({ path, search, actor, settings }: Asked, token: string): Gate {
  if (!opensRegistration(settings.registration, decode(token) ?? "")) return { to: "missing" };
  return actor.id !== null ? signedIn(actor, settings, search) : { to: "public", path };
}

function memberGate({ path, search, actor }: Asked, permission: Permission | undefined): Gate {
  if (actor.id === null) return { to: "redirect", path: loginThenBack(path + search) };
  if (actor.restricted && path !== routes.accountSettings) return { to: "redirect", path: routes.twoFactorSetup };
  if (permission && !can(actor, permission)) return { to: "missing" };
  return { to: "member", path };
}

/** The documentation is for whoever has the API, a guest too where the guest role has it; for all others there is none. */
function docsGate(asked: Asked): Gate {
  const { path, actor } = asked;
  if (!can(actor, "api.access")) return { to: "missing" };
  return actor.id === null ? { to: "member", path } : memberGate(asked, "api.access");
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

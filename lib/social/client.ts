import type { BootstrapData } from "@/lib/bootstrap/schema";
import type { ErrorAction } from "@/lib/errors";
import { api } from "@/lib/http/client";
import type { Service } from "@/lib/settings/social-services";
import { SOCIAL_AUTH, type SocialAction, type SocialResult } from "@/lib/social/policy";

/**
 * The data of a `success` result: bootstrap data, or `two_factor` if a login still needs a second factor. Empty if a
 * service was connected in this window instead of a popup.
 */
export type LoginData = {
  bootstrapData?: BootstrapData;
  two_factor?: true;
  /** For an account that was just created. */
  status?: "success" | "needs_email_verification";
};
export type SocialError = { errorMessage?: string; action?: ErrorAction };

export const socialClient = {
  disconnect: (service: Service) => api.post(`secure/auth/social/${service}/disconnect`, { service }),
  submitPassword: (input: { password: string }) => api.post<LoginData>("secure/auth/social/extra-credentials", input),
};

export type StartOptions = {
  remember?: boolean;
  /** The ids of the policies that a new user accepted. */
  accepted?: readonly string[];
  registrationToken?: string | undefined;
};

/** `popup` is the popup's name. Without a popup, `back` is the page to return to. */
type StartParameters = StartOptions & { popup?: string; back?: string };

/** The path that redirects to the service. */
export function startPath(service: Service, action: SocialAction, start: StartParameters = {}): string {
  const { remember, accepted = [], registrationToken, popup, back } = start;
  const query = new URLSearchParams({
    ...(popup && { popup }),
    ...(back && { back }),
    ...(remember === false && { remember: "false" }),
    ...(accepted.length > 0 && { accepted: accepted.join(",") }),
    ...(registrationToken && { registration_token: registrationToken }),
  });
  const search = query.toString();
  return `/secure/auth/social/${service}/${action}${search && `?${search}`}`;
}

const WIDTH = 650;
const HEIGHT = 550;
const CLOSED_CHECK_MS = 500;

type Listeners = {
  /** Called at most once, with the message of the popup's last page. */
  onResult: (result: SocialResult) => void;
  /**
   * Called when the popup appears closed. Use it only to enable the button again: a service's opener policy can make an
   * open popup appear closed. The result still arrives on the channel.
   */
  onClosed: () => void;
};

/** Opens the service in a popup. Returns a function that stops listening, or null if the browser blocked the popup. */
export function openSocialPopup(
  service: Service,
  action: SocialAction,
  { onResult, onClosed, ...start }: StartOptions & Listeners,
): (() => void) | null {
  const name = popupName();
  const popup = window.open(startPath(service, action, { ...start, popup: name }), SOCIAL_AUTH, windowFeatures());
  if (!popup || popup.closed) return null;

  const channel = new BroadcastChannel(SOCIAL_AUTH);
  const watch = setInterval(() => popup.closed && reportClosed(), CLOSED_CHECK_MS);
  let isListening = true;

  function reportClosed() {
    clearInterval(watch);
    onClosed();
  }
  function stopListening() {
    isListening = false;
    window.removeEventListener("message", onWindowMessage);
    channel.close();
    clearInterval(watch);
  }
  function onMessage({ data, source }: MessageEvent) {
    if (!isListening || !isResult(data)) return;
    // Every tab gets the channel's messages. Accept a message with this popup's name, or a message without a name that
    // came from this popup.
    if (data.popup === undefined ? source !== popup : data.popup !== name) return;
    stopListening();
    onResult(data);
  }
  function onWindowMessage(event: MessageEvent) {
    if (event.origin === window.location.origin) onMessage(event);
  }
  channel.onmessage = onMessage;
  window.addEventListener("message", onWindowMessage);
  return stopListening;
}

const isResult = (data: unknown): data is SocialResult =>
  typeof data === "object" && data !== null && (data as SocialResult).type === SOCIAL_AUTH;

/** The size of the popup, and its position: centred over this window. */
function windowFeatures(): string {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  return `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}

/** Returns a random name. `crypto.randomUUID` would need https. */
const popupName = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Stores a result for the next page in this window. */
export function keepResult(result: SocialResult): void {
  try {
    window.sessionStorage.setItem(SOCIAL_AUTH, JSON.stringify(result));
  } catch {
    // storage is disabled: the next page starts without a result
  }
}

/** Returns and removes the result that `keepResult` or the flow's last page stored in this window. */
export function takeKeptResult(): SocialResult | null {
  try {
    const text = window.sessionStorage.getItem(SOCIAL_AUTH) ?? "null";
    window.sessionStorage.removeItem(SOCIAL_AUTH);
    const result: unknown = JSON.parse(text);
    return isResult(result) ? result : null;
  } catch {
    return null;
  }
}

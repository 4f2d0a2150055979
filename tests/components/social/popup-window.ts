import { SOCIAL_AUTH, type SocialResult } from "@/lib/social/policy";

type Popup = { path: string; features: string; name: string | undefined; window: { closed: boolean } };

/**
 * Replaces `window.open`. Returns an array that will contain the opened popups, newest last. If `isBlocked`,
 * `window.open` returns null, as in a browser that blocks popups.
 */
export function fakePopups({ isBlocked = false } = {}): Popup[] {
  const popups: Popup[] = [];
  jest.spyOn(window, "open").mockImplementation((url, _target, features = "") => {
    if (isBlocked) return null;
    const path = String(url);
    const name = new URL(path, window.location.origin).searchParams.get("popup") ?? undefined;
    const popup = { path, features, name, window: { closed: false } };
    popups.push(popup);
    return popup.window as Window;
  });
  return popups;
}

/** Posts a result to the popup's opener, as the popup's last page does. */
export function postResult(
  result: Partial<SocialResult>,
  { origin = window.location.origin, source = null as unknown } = {},
) {
  const data = { type: SOCIAL_AUTH, status: "SUCCESS", callbackData: {}, ...result };
  const event = new MessageEvent("message", { data, origin });
  Object.defineProperty(event, "source", { value: source });
  window.dispatchEvent(event);
}

/** Broadcasts a result, as a popup that has lost its opener does. */
export function broadcastResult(result: Partial<SocialResult>) {
  const channel = new BroadcastChannel(SOCIAL_AUTH);
  channel.postMessage({ type: SOCIAL_AUTH, status: "SUCCESS", callbackData: {}, ...result });
  channel.close();
}

import type { Service } from "@/lib/settings/social-services";

/** Whether the user logs in with a service, or connects it to their account. */
export type SocialAction = "login" | "connect";

/** The target of `window.open`, the name of the `BroadcastChannel`, the `type` of messages, and their storage key. */
export const SOCIAL_AUTH = "social-auth";

/** The message of the flow's last page. For SUCCESS, `callbackData` has the fields of a login's response. */
export type SocialResult = {
  type: typeof SOCIAL_AUTH;
  status: "SUCCESS" | "REQUEST_PASSWORD" | "ERROR";
  callbackData: Record<string, unknown> & { service?: Service };
  /** The random name by which `openSocialPopup` recognises its result. Missing if the server does not know it. */
  popup?: string;
};

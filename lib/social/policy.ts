import type { Service } from "@/lib/settings/social-services";

/** Whether the user logs in with a service, or connects it to their account. */
export type SocialAction = "login" | "connect";

/** The popup's window name and message channel, the type of its message, and the key of a stored message. */
export const SOCIAL_AUTH = "social-auth";

/** The message of the popup's last page. For SUCCESS, `callbackData` has the fields of a login's response. */
export type SocialResult = {
  type: typeof SOCIAL_AUTH;
  status: "SUCCESS" | "REQUEST_PASSWORD" | "ERROR";
  callbackData: Record<string, unknown> & { service?: Service };
  /** The popup's name, if its opener gave it one. */
  popup?: string;
};

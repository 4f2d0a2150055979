import type { Service } from "@/lib/settings/social-services";

/** What the popup was opened for. */
export type SocialAction = "login" | "connect";

/** The popup's message channel, and the type of its one message. */
export const SOCIAL_AUTH = "social-auth";

/** How it went, as the popup's last page tells it. `callbackData` of SUCCESS is what a login answers with. */
export type SocialResult = {
  type: typeof SOCIAL_AUTH;
  status: "SUCCESS" | "REQUEST_PASSWORD" | "ERROR";
  callbackData: Record<string, unknown> & { service?: Service };
  /** Which popup this is, if its opener gave it a name. */
  popup?: string;
};

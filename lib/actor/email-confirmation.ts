import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { getSettings } from "@/lib/settings/settings";

/** Whether this user may only see the verify screen: confirmation is required and the email is not verified. */
export async function mustVerifyEmail({ user }: Pick<UserActor, "user">): Promise<boolean> {
  return user.emailVerifiedAt === null && (await getSettings()).auth.require_email_confirmation;
}

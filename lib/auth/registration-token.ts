import "server-only";
import { isSameSecret } from "@/lib/crypto/token";
import type { Settings } from "@/lib/settings/schema";
import { getSettings } from "@/lib/settings/settings";

/** Whether this is the secret of the hidden registration page. Without a configured secret there is no such page. */
export const isRegistrationToken = async (token: string) =>
  opensRegistration((await getSettings()).registration, token);

/** Like `isRegistrationToken`, with settings that the caller has read. */
export const opensRegistration = ({ hidden_token }: Settings["registration"], token: string) =>
  hidden_token !== "" && isSameSecret(token, hidden_token);

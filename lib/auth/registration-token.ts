import "server-only";
import { getSettings } from "@/lib/settings/settings";

/** Whether this is the secret that opens registration on the hidden path; with no secret set there is no such path. */
export async function isRegistrationToken(token: string): Promise<boolean> {
  const { hidden_token } = (await getSettings()).registration;
  return hidden_token !== "" && token === hidden_token;
}

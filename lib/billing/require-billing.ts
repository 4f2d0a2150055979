import "server-only";
import { notFound } from "@/lib/errors";
import { getSettings } from "@/lib/settings/settings";

export const isBillingOn = async (): Promise<boolean> => (await getSettings()).billing.enable;

/** Throws a 404 if billing is turned off in the settings. */
export async function requireBilling(): Promise<void> {
  if (!(await isBillingOn())) throw notFound("Page");
}

import "server-only";
import { notFound } from "@/lib/errors";
import { getSettings } from "@/lib/settings/settings";

/** Throws a 404 while the settings turn billing off. */
export async function requireBilling(): Promise<void> {
  const { billing } = await getSettings();
  if (!billing.enable) throw notFound("Page");
}

import "server-only";
import { requireAccountHolder } from "@/lib/actor/account-holder";
import type { UserActor } from "@/lib/actor/actor";
import { requireBilling } from "@/lib/billing/integration";
import { db } from "@/lib/db/db";
import type { BillingProfileInput } from "@/lib/invoices/schema";

/** What invoices say about the actor. */
export async function getBillingProfile({ id: userId }: UserActor): Promise<BillingProfileInput> {
  await requireBilling();
  const row = await db.billingProfile.findUnique({ where: { userId } });
  return { name: row?.name ?? "", address: row?.address ?? "", country: row?.country ?? "", tax_id: row?.taxId ?? "" };
}

/** Changes what later invoices say. Earlier ones do not change. */
export async function saveBillingProfile(actor: UserActor, change: Partial<BillingProfileInput>) {
  requireAccountHolder(actor);
  const { tax_id: taxId, ...profile } = { ...(await getBillingProfile(actor)), ...change };
  const data = { ...profile, taxId };
  await db.billingProfile.upsert({ where: { userId: actor.id }, create: { ...data, userId: actor.id }, update: data });
  return getBillingProfile(actor);
}

import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { requireMayPay } from "@/lib/billing/may-pay";
import { requireBilling } from "@/lib/billing/require-billing";
import { db } from "@/lib/db/db";
import type { BillingProfileInput } from "@/lib/invoices/schema";
import { enqueue } from "@/lib/jobs/enqueue";

/** Returns the actor's details for invoices. Each is empty until the actor has set it. */
export async function getBillingProfile({ id: userId }: UserActor): Promise<BillingProfileInput> {
  await requireBilling();
  const row = await db.billingProfile.findUnique({ where: { userId } });
  return { name: row?.name ?? "", address: row?.address ?? "", country: row?.country ?? "", tax_id: row?.taxId ?? "" };
}

/** Changes the actor's details for later invoices. Existing invoices keep the old details. */
export async function saveBillingProfile(actor: UserActor, change: Partial<BillingProfileInput>) {
  await requireMayPay(actor);
  const { tax_id: taxId, ...profile } = { ...(await getBillingProfile(actor)), ...change };
  const data = { ...profile, taxId };
  const userId = actor.id;
  await db.$transaction(async (tx) => {
    await tx.billingProfile.upsert({ where: { userId }, create: { ...data, userId }, update: data });
    const stripeCustomer = await tx.gatewayCustomer.findFirst({
      where: { userId, gateway: "stripe" },
      select: { id: true },
    });
    if (stripeCustomer) await enqueue(tx, "update-stripe-customer", { userId });
  });
  return getBillingProfile(actor);
}

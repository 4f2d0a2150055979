import "server-only";
import { displayName } from "@/lib/actor/display-name";
import type { Tx } from "@/lib/db/db";
import type { Settings } from "@/lib/settings/schema";

/** The seller or the customer, as an invoice shows them. */
export type Party = { name: string; email: string; address: string; country: string; taxId: string };

/** The seller, from the settings. */
export const sellerOf = ({ billing, branding }: Settings): Party => ({
  name: billing.seller_name || branding.site_name,
  email: "",
  address: billing.seller_address,
  country: billing.seller_country,
  taxId: billing.seller_tax_id,
});

/** The user, with the details of their billing profile. */
export async function getCustomer(tx: Tx, userId: number): Promise<Party> {
  const { billingProfile: profile, ...user } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, firstName: true, lastName: true, billingProfile: true },
  });
  return {
    name: profile?.name || displayName(user),
    email: user.email,
    address: profile?.address ?? "",
    country: profile?.country ?? "",
    taxId: profile?.taxId ?? "",
  };
}

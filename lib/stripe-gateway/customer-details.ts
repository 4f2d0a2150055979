import "server-only";
import Stripe from "stripe";
import { displayName } from "@/lib/actor/display-name";
import { db } from "@/lib/db/db";
import { log } from "@/lib/log";
import { findAtStripe } from "@/lib/stripe-gateway/client";
import { taxIdTypeOf } from "@/lib/stripe-gateway/tax-id-types";

/**
 * Tells Stripe a customer's email, and the name, address and tax id for their invoices, by which it works out taxes.
 * Details that are empty here stay as they are there, because customers can also give them on Stripe's pages.
 */
export async function sendCustomerDetails(userId: number): Promise<void> {
  const customer = await db.gatewayCustomer.findUnique({ where: { userId_gateway: { userId, gateway: "stripe" } } });
  if (!customer) return;
  const {
    email,
    billingProfile: profile,
    ...user
  } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, firstName: true, lastName: true, billingProfile: true },
  });
  const { address = "", country = "", taxId = "" } = profile ?? {};
  const details = {
    email,
    name: profile?.name || displayName({ ...user, email }),
    ...(country && { address: { line1: address.replaceAll("\n", ", "), country } }),
  };
  await findAtStripe(async (stripe) => {
    await stripe.customers.update(customer.gatewayId, details);
    if (taxId) await replaceTaxId(stripe, customer.gatewayId, { type: taxIdTypeOf(country), value: taxId });
  });
}

type TaxId = { type: string | null; value: string };

/** A tax id that Stripe refuses is left out, because the sale must not depend on it. */
async function replaceTaxId(stripe: Stripe, customerId: string, { type, value }: TaxId): Promise<void> {
  const { data: known } = await stripe.customers.listTaxIds(customerId, { limit: 10 });
  if (type === null || known.some((taxId) => taxId.type === type && taxId.value === value)) return;
  try {
    await stripe.customers.createTaxId(customerId, { type, value });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    log.warn({ code: error.code, type }, "Stripe refused a customer's tax id");
    return;
  }
  for (const earlier of known.filter((taxId) => taxId.type === type))
    await stripe.customers.deleteTaxId(customerId, earlier.id);
}

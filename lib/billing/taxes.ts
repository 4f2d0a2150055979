import type { Settings } from "@/lib/settings/schema";

type TaxSettings = Pick<Settings["billing"], "gateway" | "stripe_automatic_tax" | "tax_percent">;

/** Whether Stripe calculates the tax of each order from the customer's address. */
export const isTaxAutomatic = ({ gateway, stripe_automatic_tax }: TaxSettings): boolean =>
  gateway === "stripe" && stripe_automatic_tax;

/** The tax that is added to each price, in percent. 0 if it is not known before the payment. */
export const fixedTaxPercent = (billing: TaxSettings): number => (isTaxAutomatic(billing) ? 0 : billing.tax_percent);

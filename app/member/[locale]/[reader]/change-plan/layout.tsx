import { BillingLayout } from "../billing-layout";

export default BillingLayout;

import { sampleOf } from "../support/sample";

export const sample = sampleOf({ path: "billing/offers", rows: "installation" });

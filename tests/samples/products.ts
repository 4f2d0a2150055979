import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  path: "billing/products",
  script: () => ({ body: { name: "By a script" }, change: { name: "By curl" } }),
  rows: "site",
});

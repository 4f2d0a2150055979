import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  script: () => ({ body: { name: "By a script" }, change: { name: "By curl" } }),
  rows: "site",
});

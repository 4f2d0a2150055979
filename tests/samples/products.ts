import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  path: "billing/products",
  scriptInput: () => ({ body: { name: "Created by a script" }, change: { name: "Changed by a script" } }),
  rows: "installation",
});

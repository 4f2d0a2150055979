import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  scriptInput: () => ({ body: { name: "Created by a script" }, change: { name: "Changed by a script" } }),
  rows: "installation",
});

import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  script: () => ({ body: { title: "By a script", slug: "by-a-script" }, change: { title: "By curl" } }),
  rows: "site",
});

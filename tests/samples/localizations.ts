import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  script: () => ({ body: { name: "Français", language: "fr" }, change: { name: "Le français" } }),
  rows: "site",
});

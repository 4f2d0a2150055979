import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  scriptInput: () => ({ body: { name: "Français", language: "fr" }, change: { name: "Le français" } }),
  rows: "installation",
});

import type { Values } from "@/lib/i18n/translate";

/** Changes the strings among the values of a sentence and keeps the numbers. */
export const mapTexts = (values: Values, change: (text: string) => string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? change(value) : value]),
  );

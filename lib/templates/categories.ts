export const TEMPLATE_CATEGORIES = [
  "blank",
  "business",
  "portfolio",
  "shop",
  "food",
  "event",
  "community",
  "personal",
] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

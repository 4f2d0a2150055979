import { line } from "@/lib/i18n/line";
import type { SectionCategory } from "@/lib/sections/section";

/** The names of the categories of sections, in the order of the panel. */
export const SECTION_CATEGORY_NAMES = {
  header: line("Headers"),
  hero: line("Hero sections"),
  features: line("Features"),
  content: line("Text and pictures"),
  gallery: line("Galleries"),
  people: line("People"),
  quotes: line("Testimonials"),
  pricing: line("Prices"),
  questions: line("FAQ"),
  contact: line("Contact"),
  "call-to-action": line("Calls to action"),
  footer: line("Footers"),
} as const satisfies Record<SectionCategory, string>;

import { callToActionSections } from "@/lib/sections/catalog/call-to-action";
import { contactSections } from "@/lib/sections/catalog/contact";
import { contentSections } from "@/lib/sections/catalog/content";
import { featuresSections } from "@/lib/sections/catalog/features";
import { footerSections } from "@/lib/sections/catalog/footer";
import { gallerySections } from "@/lib/sections/catalog/gallery";
import { headerSections } from "@/lib/sections/catalog/header";
import { heroSections } from "@/lib/sections/catalog/hero";
import { peopleSections } from "@/lib/sections/catalog/people";
import { pricingSections } from "@/lib/sections/catalog/pricing";
import { questionsSections } from "@/lib/sections/catalog/questions";
import { quotesSections } from "@/lib/sections/catalog/quotes";
import type { Section } from "@/lib/sections/section";

/** All sections of the library, in the order of `SECTION_CATEGORIES`. */
export const SECTIONS: readonly Section[] = [
  ...headerSections,
  ...heroSections,
  ...featuresSections,
  ...contentSections,
  ...gallerySections,
  ...peopleSections,
  ...quotesSections,
  ...pricingSections,
  ...questionsSections,
  ...contactSections,
  ...callToActionSections,
  ...footerSections,
];

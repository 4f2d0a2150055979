import { slugFor } from "@/lib/sites/site-address";

test.each([
  ["Café Müller", "en", "cafe-muller"],
  ["Café Müller", "de", "cafe-mueller"],
  ["BÄCKEREI Weiß", "de-AT", "baeckerei-weiss"],
  ["Ba\u0308ckerei", "de", "baeckerei"],
  ["Łucja & Søren — Fotografie", "pl", "lucja-soren-fotografie"],
  ["Þingvellir, Ærø, Đorđe", "en", "thingvellir-aero-dorde"],
  ["Işık", "tr", "isik"],
  ["مخبز الزاوية", "ar", ""],
])("a site with the name %s in %s gets the address %s", (name, language, slug) => {
  expect(slugFor(name, language)).toBe(slug);
});

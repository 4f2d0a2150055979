import { line } from "@/lib/i18n/line";
import { html } from "@/lib/site-styles/markup";
import type { Template } from "@/lib/templates/template";

/** One empty page in neutral colours. */
export const blank: Template = {
  id: "blank",
  name: line("Blank page"),
  category: "blank",
  colors: {
    background: "#ffffff",
    surface: "#f4f3ef",
    text: "#1c1b18",
    muted: "#5f5c54",
    line: "#dedad1",
    accent: "#1d3fae",
    "on-accent": "#ffffff",
  },
  fonts: { heading: "instrument-sans", body: "instrument-sans" },
  css: "",
  pages: [{ id: "home", name: "Home", slug: "", title: "Home", description: "", html: html`` }],
};

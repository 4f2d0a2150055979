import * as z from "zod";
import { line } from "@/lib/i18n/line";

const text = z.string().max(500);
const action = z.strictObject({
  label: z.string().max(120).default(""),
  action: z.string().max(500).default(""),
  type: z.enum(["route", "link"]).default("route"),
  icon: z.string().max(60).nullable().default(null),
});
/** An address, a path, or `illustration:<name>` for a built-in illustration. */
const image = z.string().max(2000).default("");

/** Texts and images of the landing page. */
export const homepageAppearance = z.strictObject({
  headerTitle: text.default(line("Websites that stand on their own")),
  headerSubtitle: text.default(
    line(
      "A visual editor that writes real HTML and CSS, publishing to your own domains, and every version kept. All of it on a server you run.",
    ),
  ),
  headerImage: image.default("illustration:editor"),
  headerImageOpacity: z.number().min(0).max(1).default(1),
  headerOverlayColor1: z.string().max(60).nullable().default(null),
  headerOverlayColor2: z.string().max(60).nullable().default(null),
  actions: z
    .strictObject({
      cta1: action.nullable().default({ label: line("Create a site"), action: "/register", type: "route", icon: null }),
      cta2: action
        .nullable()
        .default({ label: line("See the first steps"), action: "/pages/first-steps", type: "route", icon: null }),
      cta3: action
        .nullable()
        .default({ label: line("Create a site"), action: "/register", type: "route", icon: "arrow-right" }),
    })
    .prefault({}),
  primaryFeatures: z
    .array(z.strictObject({ image, title: text, subtitle: text }))
    .max(12)
    .default([
      {
        image: "illustration:markup",
        title: line("Real markup"),
        subtitle: line(
          "Move a heading on the canvas and the heading moves in the file. Export everything as a zip that opens without Plinth.",
        ),
      },
      {
        image: "illustration:domain",
        title: line("Your own domains"),
        subtitle: line("Each DNS record is shown with its expected and its current value until they match."),
      },
      {
        image: "illustration:versions",
        title: line("Every version"),
        subtitle: line("Go back to any saved state. Name the ones you want to keep."),
      },
    ]),
  secondaryFeatures: z
    .array(z.strictObject({ image, subtitle: text, title: text, description: z.string().max(2000) }))
    .max(12)
    .default([
      {
        image: "illustration:checks",
        subtitle: line("Publishing"),
        title: line("Checked before anyone sees it"),
        description: line(
          "Broken links, missing titles and forms without a recipient stop a publish. Missing descriptions and heavy pages are pointed out, with the way to each.",
        ),
      },
      {
        image: "illustration:styles",
        subtitle: line("Site styles"),
        title: line("Change a colour once"),
        description: line(
          "Colours, type and spacing are named and shared by every page. The editor shows the contrast of each pair while you choose.",
        ),
      },
      {
        image: "illustration:workspace",
        subtitle: line("Workspaces"),
        title: line("Build it together, publish it once"),
        description: line(
          "Invite people by email, give each a role, and keep a client's projects, files and domains apart from your own.",
        ),
      },
    ]),
  featuresTitle: text.default(line("Drawn by hand, delivered as plain web pages")),
  pricingTitle: text.default(line("Plain plans")),
  pricingSubtitle: text.default(line("Start free. Pay when your work grows.")),
  footerTitle: text.default(line("Lay the first stone")),
  footerSubtitle: text.default(
    line("Pick a template or start from a blank page. Nothing is public until you publish it."),
  ),
  footerImage: image.default(""),
  showPricing: z.boolean().default(true),
});

import * as z from "zod";
import { linkAddress } from "@/lib/http/link-address";
import { line } from "@/lib/i18n/line";

const text = z.string().max(500);
const action = z.strictObject({
  label: z.string().max(120).default(""),
  action: linkAddress.default(""),
  type: z.enum(["route", "link"]).default("route"),
  icon: z.string().max(60).nullable().default(null),
});
/** An address, a path, or `illustration:<name>` for a built-in illustration. */
const image = z.string().max(2000).default("");

/** Texts and images of the landing page. */
export const homepageAppearance = z.strictObject({
  headerTitle: text.default(line("Build websites on your own server")),
  headerSubtitle: text.default(
    line(
      "Design pages in a visual editor that writes real HTML and CSS. Publish them on your own domains and go back to earlier versions.",
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
        .default({ label: line("See how it works"), action: "/pages/first-steps", type: "route", icon: null }),
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
        title: line("Real HTML and CSS"),
        subtitle: line(
          "Each change on the canvas is a change in the HTML or CSS. You can export everything as a zip file that works without Plinth.",
        ),
      },
      {
        image: "illustration:domain",
        title: line("Your own domains"),
        subtitle: line("Plinth shows the expected and the current value of each DNS record until they match."),
      },
      {
        image: "illustration:versions",
        title: line("Version history"),
        subtitle: line("Go back to an earlier version. Name the versions that you want to keep."),
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
          "A site with broken links, missing titles or forms without a recipient cannot be published. Plinth also warns about missing descriptions and large pages, with a link to each.",
        ),
      },
      {
        image: "illustration:styles",
        subtitle: line("Site styles"),
        title: line("Change a colour in one place"),
        description: line(
          "All pages share named colours, fonts and spacing. The editor shows the contrast of text and background while you choose a colour.",
        ),
      },
      {
        image: "illustration:workspace",
        subtitle: line("Workspaces"),
        title: line("Work on sites together"),
        description: line(
          "Invite people by email, give each a role, and keep a client's projects, files and domains apart from your own.",
        ),
      },
    ]),
  featuresTitle: text.default(line("Design visually, publish plain web pages")),
  pricingTitle: text.default(line("Simple plans")),
  pricingSubtitle: text.default(line("Start for free. Upgrade when you need more.")),
  footerTitle: text.default(line("Build your first site")),
  footerSubtitle: text.default(
    line("Pick a template or start from a blank page. Nothing is public until you publish it."),
  ),
  footerImage: image.default(""),
  showPricing: z.boolean().default(true),
});

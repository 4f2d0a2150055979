import { line } from "@/lib/i18n/line";
import type { MenuInput } from "@/lib/menus/schema";

type SeedItem = { id: string; label: string; action: string; settings?: { name: string; value: boolean }[] };

const item = ({ settings = [], ...fields }: SeedItem) => ({
  icon: null,
  type: "route" as const,
  target: "_self" as const,
  roles: [],
  permissions: [],
  settings,
  ...fields,
});

const about = { id: "about", label: line("About"), action: "/pages/about" };
const guide = { id: "guide", label: line("First steps"), action: "/pages/first-steps" };
const contact = { id: "contact", label: line("Contact"), action: "/contact" };
const pricing = {
  id: "pricing",
  label: line("Pricing"),
  action: "/pricing",
  settings: [{ name: "billing.enable", value: true }],
};

/** The menus of a new installation. */
export const SEED_MENUS: MenuInput[] = [
  {
    name: line("Main menu"),
    positions: ["homepage-navbar", "custom-page-navbar"],
    items: [item(about), item(guide), item(pricing)],
  },
  { name: line("Product"), positions: ["footer"], items: [item(about), item(guide), item(pricing), item(contact)] },
  {
    name: line("Legal"),
    positions: ["footer-secondary"],
    items: [
      item({ id: "terms", label: line("Terms of Service"), action: "/pages/terms" }),
      item({ id: "privacy", label: line("Privacy Policy"), action: "/pages/privacy" }),
    ],
  },
];

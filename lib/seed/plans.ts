import type { Grant } from "@/lib/permissions/permissions";
import { GIGABYTE, grant } from "@/lib/seed/grant";

type Limits = { content: number; domains: number; workspaces: number; members: number; gigabytes: number };

const grantsFor = ({ content, domains, workspaces, members, gigabytes }: Limits): Grant[] => [
  grant("projects.create", { count: content }),
  grant("sites.create", { count: content }),
  grant("domains.create", { count: domains }),
  grant("workspaces.create", { count: workspaces, members }),
  grant("files.create", { max_bytes: gigabytes * GIGABYTE }),
];

/** A monthly price, and a yearly price that is ten times as high, in cents. */
const pricesOf = (monthly: number) => [
  { amount: monthly, currency: "USD", interval: "month" },
  { amount: monthly * 10, currency: "USD", interval: "year" },
];

/** The plans of a new installation. Before billing is turned on, only those who manage plans see them. */
export const SEED_PLANS = [
  {
    name: "Free",
    description: "For a first site.",
    free: true,
    featureList: ["All templates", "The full editor"],
    permissions: [],
    prices: [],
  },
  {
    name: "Pro",
    description: "For people who build sites for others.",
    recommended: true,
    featureList: ["Your own domain for each site", "Workspaces for your customers"],
    permissions: grantsFor({ content: 30, domains: 30, workspaces: 10, members: 10, gigabytes: 20 }),
    prices: pricesOf(1200),
  },
  {
    name: "Business",
    description: "For teams with many sites.",
    featureList: ["Everything in Pro", "Large workspaces"],
    permissions: grantsFor({ content: 200, domains: 200, workspaces: 50, members: 50, gigabytes: 200 }),
    prices: pricesOf(3900),
  },
];

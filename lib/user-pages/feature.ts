import type { Feature } from "@/lib/feature";

export const userPages = {
  name: "user-pages",
  callGroups: { "User pages": "Pages and links for members in the dashboard." },
  models: { UserPage: "installation" },
} as const satisfies Feature;

import type { Feature } from "@/lib/feature";

export const contactMessages = {
  name: "contact-messages",
  models: { ContactMessage: "site" },
} as const satisfies Feature;

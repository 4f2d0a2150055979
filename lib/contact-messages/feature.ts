import type { Feature } from "@/lib/feature";

export const contactMessages = {
  name: "contact-messages",
  callGroups: { "Contact page": "The contact form." },
  models: { ContactMessage: "installation" },
} as const satisfies Feature;

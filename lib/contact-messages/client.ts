import type { ContactInput } from "@/lib/contact-messages/schema";
import { api } from "@/lib/http/client";

/** Calls of the contact form. Each throws `ApiError`. */
export const contactClient = {
  send: (input: ContactInput) => api.post<{ message: string }>("contact-page", input),
};

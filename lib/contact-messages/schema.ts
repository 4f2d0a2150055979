import * as z from "zod";
import { MESSAGE_MAX_CHARS, NAME_MAX_CHARS } from "@/lib/contact-messages/policy";
import { email } from "@/lib/email-schema";

export const contactInput = z.strictObject({
  name: z.string().trim().min(1).max(NAME_MAX_CHARS),
  email,
  message: z.string().trim().min(1).max(MESSAGE_MAX_CHARS),
});
export type ContactInput = z.output<typeof contactInput>;

import * as z from "zod";
import { email } from "@/lib/email-schema";
import type { SentenceParams } from "@/lib/http/issue-text";
import { line } from "@/lib/i18n/line";
import { splitAddresses } from "@/lib/invites/addresses";
import { INVITES_MAX } from "@/lib/invites/policy";

const isEmail = (address: string) => email.safeParse(address).success;

/** The form that invites people: the addresses as one string, and the role's id as a string, as a select returns it. */
export const inviteForm = z.strictObject({
  emails: z
    .string()
    .refine((text) => splitAddresses(text).length > 0, line("This field is required."))
    .refine((text) => splitAddresses(text).length <= INVITES_MAX, line("Too many addresses at once."))
    .superRefine((text, context) => {
      const wrong = splitAddresses(text).find((address) => !isEmail(address));
      if (wrong === undefined) return;
      const params: SentenceParams = { text: line(":address is not an email address."), values: { address: wrong } };
      context.addIssue({ code: "custom", params });
    }),
  role_id: z.string().min(1),
});

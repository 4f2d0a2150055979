import { line } from "@/lib/i18n/line";

/** The error of an email address that another account has. */
export const EMAIL_TAKEN = { email: [line("This email address is already in use.")] };

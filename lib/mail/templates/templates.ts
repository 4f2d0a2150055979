import { passwordChanged } from "@/lib/mail/templates/password-changed";
import { resetPassword } from "@/lib/mail/templates/reset-password";
import { verifyEmail } from "@/lib/mail/templates/verify-email";

/** Every mail that the app writes. */
export const templates = {
  "verify-email": verifyEmail,
  "reset-password": resetPassword,
  "password-changed": passwordChanged,
};

export type TemplateName = keyof typeof templates;
export type TemplateData<Name extends TemplateName> = Parameters<(typeof templates)[Name]["write"]>[0];

import { accessTokenCreated } from "@/lib/mail/templates/access-token-created";
import { accountChanged } from "@/lib/mail/templates/account-changed";
import { changeEmail } from "@/lib/mail/templates/change-email";
import { confirmationCode } from "@/lib/mail/templates/confirmation-code";
import { contactMessage } from "@/lib/mail/templates/contact-message";
import { dataExportReady } from "@/lib/mail/templates/data-export-ready";
import { domainFailing } from "@/lib/mail/templates/domain-failing";
import { domainGivenUp } from "@/lib/mail/templates/domain-given-up";
import { domainReleased } from "@/lib/mail/templates/domain-released";
import { emailChanged } from "@/lib/mail/templates/email-changed";
import { emailTaken } from "@/lib/mail/templates/email-taken";
import { formRecipient } from "@/lib/mail/templates/form-recipient";
import { formSubmission } from "@/lib/mail/templates/form-submission";
import { newDevice } from "@/lib/mail/templates/new-device";
import { notices } from "@/lib/mail/templates/notices";
import { passwordChanged } from "@/lib/mail/templates/password-changed";
import { recoveryCodeUsed } from "@/lib/mail/templates/recovery-code-used";
import { resetPassword } from "@/lib/mail/templates/reset-password";
import { siteSuspended } from "@/lib/mail/templates/site-suspended";
import { socialServiceChanged } from "@/lib/mail/templates/social-service-changed";
import { twoFactorChanged } from "@/lib/mail/templates/two-factor-changed";
import { verifyEmail } from "@/lib/mail/templates/verify-email";
import { workspaceInvite } from "@/lib/mail/templates/workspace-invite";
import { workspaceTransfer } from "@/lib/mail/templates/workspace-transfer";

/** The templates of all emails of the app. */
export const templates = {
  "verify-email": verifyEmail,
  "reset-password": resetPassword,
  "password-changed": passwordChanged,
  "new-device": newDevice,
  "change-email": changeEmail,
  "email-changed": emailChanged,
  "email-taken": emailTaken,
  "confirmation-code": confirmationCode,
  "recovery-code-used": recoveryCodeUsed,
  "two-factor-changed": twoFactorChanged,
  "data-export-ready": dataExportReady,
  "access-token-created": accessTokenCreated,
  "social-service-changed": socialServiceChanged,
  "account-changed": accountChanged,
  "form-recipient": formRecipient,
  "form-submission": formSubmission,
  "contact-message": contactMessage,
  "domain-failing": domainFailing,
  "domain-given-up": domainGivenUp,
  "domain-released": domainReleased,
  "site-suspended": siteSuspended,
  "workspace-invite": workspaceInvite,
  "workspace-transfer": workspaceTransfer,
  notices,
};

export type TemplateName = keyof typeof templates;
export type TemplateData<Name extends TemplateName> = Parameters<(typeof templates)[Name]["write"]>[0];

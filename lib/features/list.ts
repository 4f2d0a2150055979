// Written by lib/features/write-list.mjs: run `npm run generate` after adding or removing a feature.

import "server-only";
import { accessTokens } from "@/lib/access-tokens/feature";
import { audit } from "@/lib/audit/feature";
import { avatars } from "@/lib/avatars/feature";
import { captcha } from "@/lib/captcha/feature";
import { checkouts } from "@/lib/checkouts/feature";
import { contactMessages } from "@/lib/contact-messages/feature";
import { customPages } from "@/lib/custom-pages/feature";
import { dataExports } from "@/lib/data-exports/feature";
import { domains } from "@/lib/domains/feature";
import { emailAddress } from "@/lib/email-address/feature";
import { files } from "@/lib/files/feature";
import { http } from "@/lib/http/feature";
import { impersonation } from "@/lib/impersonation/feature";
import { invites } from "@/lib/invites/feature";
import { invoices } from "@/lib/invoices/feature";
import { jobs } from "@/lib/jobs/feature";
import { localizations } from "@/lib/localizations/feature";
import { mail } from "@/lib/mail/feature";
import { menus } from "@/lib/menus/feature";
import { notifications } from "@/lib/notifications/feature";
import { passwords } from "@/lib/passwords/feature";
import { products } from "@/lib/products/feature";
import { projects } from "@/lib/projects/feature";
import { publications } from "@/lib/publications/feature";
import { roles } from "@/lib/roles/feature";
import { securityEvents } from "@/lib/security-events/feature";
import { sessions } from "@/lib/sessions/feature";
import { settings } from "@/lib/settings/feature";
import { siteReports } from "@/lib/site-reports/feature";
import { siteStats } from "@/lib/site-stats/feature";
import { sites } from "@/lib/sites/feature";
import { social } from "@/lib/social/feature";
import { storage } from "@/lib/storage/feature";
import { submissions } from "@/lib/submissions/feature";
import { subscriptions } from "@/lib/subscriptions/feature";
import { templates } from "@/lib/templates/feature";
import { themes } from "@/lib/themes/feature";
import { twoFactor } from "@/lib/two-factor/feature";
import { uploads } from "@/lib/uploads/feature";
import { userPages } from "@/lib/user-pages/feature";
import { users } from "@/lib/users/feature";
import { workspaces } from "@/lib/workspaces/feature";

/** Every feature, sorted by folder name. */
export const FEATURES = [
  accessTokens,
  audit,
  avatars,
  captcha,
  checkouts,
  contactMessages,
  customPages,
  dataExports,
  domains,
  emailAddress,
  files,
  http,
  impersonation,
  invites,
  invoices,
  jobs,
  localizations,
  mail,
  menus,
  notifications,
  passwords,
  products,
  projects,
  publications,
  roles,
  securityEvents,
  sessions,
  settings,
  siteReports,
  siteStats,
  sites,
  social,
  storage,
  submissions,
  subscriptions,
  templates,
  themes,
  twoFactor,
  uploads,
  userPages,
  users,
  workspaces,
] as const;

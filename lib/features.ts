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
import type { Feature, TaskName } from "@/lib/feature";
import { files } from "@/lib/files/feature";
import { http } from "@/lib/http/feature";
import { impersonation } from "@/lib/impersonation/feature";
import { invites } from "@/lib/invites/feature";
import { invoices } from "@/lib/invoices/feature";
import { jobs } from "@/lib/jobs/feature";
import { localizations } from "@/lib/localizations/feature";
import { mail } from "@/lib/mail/feature";
import { menus } from "@/lib/menus/feature";
import type { NoticeKind } from "@/lib/notice-kinds";
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
import { teams } from "@/lib/teams/feature";
import { templates } from "@/lib/templates/feature";
import { themes } from "@/lib/themes/feature";
import { twoFactor } from "@/lib/two-factor/feature";
import { uploads } from "@/lib/uploads/feature";
import { userPages } from "@/lib/user-pages/feature";
import { users } from "@/lib/users/feature";
import { workspaces } from "@/lib/workspaces/feature";

const list = [
  http,
  jobs,
  mail,
  storage,
  settings,
  localizations,
  themes,
  menus,
  roles,
  users,
  audit,
  impersonation, // before sessions: it records the end of an impersonation before the session row is deleted
  sessions,
  securityEvents,
  notifications,
  accessTokens,
  passwords,
  twoFactor,
  emailAddress,
  social,
  avatars,
  customPages,
  userPages,
  files,
  uploads,
  templates,
  products,
  subscriptions,
  checkouts,
  invoices,
  projects,
  domains, // before sites: an expired domain is counted off before its site is deleted
  sites,
  publications, // after sites: those in other people's workspaces no longer belong to the user
  submissions,
  siteReports,
  siteStats,
  captcha,
  contactMessages,
  invites,
  teams, // before workspaces, whose pictures it removes
  workspaces, // after files, uploads, projects, sites and domains, which refer to workspaces
  dataExports,
] as const;

/** All features. The data of a deleted user and expired rows are removed in this order. */
export const features: readonly Feature[] = list;

/** All kinds of notices that users get. */
export const noticeKinds = (): readonly NoticeKind[] => features.flatMap(({ notices = [] }) => notices);

/** The kinds of notices of those features that the settings turn on. */
export async function activeNoticeKinds(): Promise<readonly NoticeKind[]> {
  const kinds = features.map(async ({ notices = [], isOn }) => (!isOn || (await isOn()) ? notices : []));
  return (await Promise.all(kinds)).flat();
}

type Implemented = {
  [Item in (typeof list)[number] as Item["name"]]: Item extends { tasks: infer T } ? keyof T : never;
};
/** The declared tasks that no feature implements. The line below compiles only if there are none. */
type Unimplemented = Exclude<TaskName, Implemented[keyof Implemented]>;
true satisfies [Unimplemented] extends [never] ? true : Unimplemented;

import { ADMIN_SCREENS, type Permission } from "@/lib/permissions/permissions";
import { routes } from "@/lib/routes";

/**
 * A cached page for members. A user needs all of its permissions. The `setting`, if there is one, must be turned on.
 */
export type MemberPage = { path: string; permissions: readonly Permission[]; setting?: "billing" | undefined };

/** Stands for the id of a row in the path of its page, because the page is the same for all rows. */
const ROW = "row";

const dashboardPage = (path: string): MemberPage => ({ path, permissions: ["projects.create"] });
const adminPage = (path: string, permission?: Permission): MemberPage => ({
  path,
  permissions: ["admin.access", ...(permission ? [permission] : [])],
});

/** Every cached page for members. `app/member` has a folder for each. */
export const MEMBER_PAGES: readonly MemberPage[] = [
  ...[routes.dashboard, routes.tools, routes.sites, routes.domains, routes.projects, routes.files].map(dashboardPage),
  dashboardPage(routes.newProject),
  dashboardPage(routes.newSite),
  dashboardPage(routes.workspaces),
  dashboardPage(routes.newWorkspace),
  dashboardPage(routes.workspace(ROW)),
  dashboardPage(routes.site(ROW)),
  dashboardPage(routes.domain(ROW)),
  dashboardPage(routes.userPage(ROW)),
  dashboardPage(routes.editor(ROW)),
  { path: routes.accountSettings, permissions: [] },
  { path: routes.billing, permissions: [] },
  { path: routes.checkout(ROW, ROW), permissions: [] },
  { path: routes.testCheckout(ROW), permissions: [] },
  { path: routes.offer(ROW), permissions: [] },
  { path: routes.checkoutDonePage, permissions: [] },
  { path: routes.changePlan(ROW, ROW), permissions: [] },
  { path: routes.notifications, permissions: [] },
  { path: routes.notificationSettings, permissions: [] },
  adminPage(routes.admin),
  adminPage(routes.review(ROW), "sites.update"),
  ...ADMIN_SCREENS.flatMap(({ path, view, create, setting }) => {
    const pages = [adminPage(routes.adminScreen(path), view)];
    if (create !== null)
      pages.push(adminPage(routes.adminScreen(path, "new"), create), adminPage(routes.adminScreen(path, ROW), view));
    return pages.map((page) => ({ ...page, setting }));
  }),
];

const byPath = new Map(MEMBER_PAGES.map((page) => [page.path, page]));

/** The ids in a path: the numeric ids of rows, and the random ids of checkouts and offers. */
const IDS = /(?<=\/)[1-9]\d{0,9}(?=\/|$)|(?<=^\/checkout\/(?:test|offer)\/)[\w-]{20,64}$/g;

/** Returns the cached page for this path: the page `/admin/users/row` for `/admin/users/7`. Null if there is none. */
export function memberPageAt(path: string): MemberPage | null {
  if (path.split("/").includes(ROW)) return null;
  return byPath.get(path) ?? byPath.get(path.replace(IDS, ROW)) ?? null;
}

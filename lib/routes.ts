/** The paths of the app's pages. */
export const routes = {
  home: "/",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: (token: string) => `/password/reset/${encodeURIComponent(token)}`,
  /** Undoes a change of the email address. The link is in the notice to the old address. */
  undoEmailChange: (token: string) => `/email-change/undo/${encodeURIComponent(token)}`,
  workspaceLogin: "/workspace/join/login",
  workspaceRegister: "/workspace/join/register",
  /** Shows an invite. `email`: the address of the invited person, for login or registration. */
  invite: (inviteId: string, email?: string) =>
    `/workspace/join/${encodeURIComponent(inviteId)}${email === undefined ? "" : `?email=${encodeURIComponent(email)}`}`,
  socialLogin: (service: string) => `/secure/auth/social/${service}/login`,
  pricing: "/pricing",
  registerFromPricing: "/register?redirectFrom=pricing",
  contact: "/contact",
  /** Reports a page of a published site. `?address=` fills in the address of the page. */
  report: "/report",
  page: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
  pageById: (id: number, slug: string) => `/pages/${id}/${encodeURIComponent(slug)}`,
  dashboard: "/dashboard",
  tools: "/dashboard/tools",
  sites: "/dashboard/sites",
  site: (id: number | string) => `/dashboard/sites/${id}`,
  newSite: "/dashboard/sites/new",
  domains: "/dashboard/domains",
  domain: (id: number | string) => `/dashboard/domains/${id}`,
  projects: "/dashboard/projects",
  newProject: "/dashboard/projects/new",
  files: "/dashboard/files",
  workspaces: "/dashboard/workspaces",
  workspace: (id: number | string) => `/dashboard/workspaces/${id}`,
  newWorkspace: "/dashboard/workspaces/new",
  userPage: (id: number | string) => `/dashboard/page/${id}`,
  editor: (projectId: number | string) => `/editor/${projectId}`,
  accountSettings: "/account-settings",
  ownData: "/account-settings#my-data",
  twoFactorSetup: "/account-settings#two-factor",
  notifications: "/notifications",
  notificationSettings: "/notifications/settings",
  /** Asks the user whether to stop notification emails. Each such email contains the link. */
  unsubscribe: (token: string) => `/notifications/unsubscribe/${encodeURIComponent(token)}`,
  /** Asks the recipient of a site's form messages whether to send them. */
  formRecipient: (token: string) => `/form-recipient/${encodeURIComponent(token)}`,
  billing: "/billing",
  /** `offer`: from the link to a hidden plan. */
  checkout: (productId: number | string, priceId: number | string, offer?: string) =>
    `/checkout/${productId}/${priceId}${offerQuery(offer)}`,
  /** The link to a hidden plan. */
  offer: (token: string) => `/checkout/offer/${encodeURIComponent(token)}`,
  checkoutDonePage: "/checkout/done",
  /** Where a payment service sends the user back to. */
  checkoutDone: (checkoutId: string) => `/checkout/done?checkout=${encodeURIComponent(checkoutId)}`,
  /** The payment page of the built-in test gateway. */
  testCheckout: (checkoutId: string) => `/checkout/test/${encodeURIComponent(checkoutId)}`,
  changePlan: (productId: number | string, priceId: number | string, offer?: string) =>
    `/change-plan/${productId}/${priceId}/confirm${offerQuery(offer)}`,
  admin: "/admin",
  /** The list of a noun in the admin area, or the screen of one of its rows. `row` is an id or "new". */
  adminScreen: (noun: string, row?: number | string) =>
    row === undefined ? `/admin/${noun}` : `/admin/${noun}/${row}`,
  /** Shows a publication to those who review it. */
  review: (publicationId: number | string) => `/admin/sites/reviews/${publicationId}`,
  apiDocs: "/api-docs",
} as const;

/** The base for resolving paths as a browser does, in checks that need no real host. */
export const ANY_ORIGIN = "https://here.invalid";

/**
 * Returns the path, resolved as a browser does, if it stays within the app. Null for anything that could lead to
 * another host: `/.//evil.test` becomes `//evil.test`, which is another host.
 */
export function ownPath(path: string | null | undefined): string | null {
  if (!path?.startsWith("/") || /[\\\s\p{Cc}]/u.test(path)) return null;
  try {
    const url = new URL(path, ANY_ORIGIN);
    return url.origin === ANY_ORIGIN && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/** The path of the login page, from which the user returns to `path`. */
export const loginThenBack = (path: string) => `${routes.login}?redirect=${encodeURIComponent(path)}`;

const offerQuery = (offer: string | undefined) => (offer === undefined ? "" : `?offer=${encodeURIComponent(offer)}`);

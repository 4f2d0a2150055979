/** Every address of the app, written once. */
export const routes = {
  home: "/",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: (token: string) => `/password/reset/${encodeURIComponent(token)}`,
  /** From the notice at an old address: takes a change of email back. */
  undoEmailChange: (token: string) => `/email-change/undo/${encodeURIComponent(token)}`,
  workspaceLogin: "/workspace/join/login",
  workspaceRegister: "/workspace/join/register",
  socialLogin: (service: string) => `/secure/auth/social/${service}/login`,
  pricing: "/pricing",
  contact: "/contact",
  page: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
  pageById: (id: number, slug: string) => `/pages/${id}/${encodeURIComponent(slug)}`,
  dashboard: "/dashboard",
  tools: "/dashboard/tools",
  sites: "/dashboard/sites",
  domains: "/dashboard/domains",
  projects: "/dashboard/projects",
  files: "/dashboard/files",
  userPage: (id: number | string) => `/dashboard/page/${id}`,
  editor: (projectId: number) => `/editor/${projectId}`,
  accountSettings: "/account-settings",
  ownData: "/account-settings#my-data",
  twoFactorSetup: "/account-settings#two-factor",
  notifications: "/notifications",
  notificationSettings: "/notifications/settings",
  billing: "/billing",
  checkout: (productId: number, priceId: number) => `/checkout/${productId}/${priceId}`,
  admin: "/admin",
  adminUsers: "/admin/users",
  adminUser: (id: number) => `/admin/users/${id}`,
  adminRoles: "/admin/roles",
  apiDocs: "/api-docs",
} as const;

const HERE = "https://here.invalid";

/** The path to go to, if it is one of our own; null for anything that could lead to another site. */
export function ownPath(path: string | null | undefined): string | null {
  if (!path?.startsWith("/") || /[\\\s\p{Cc}]/u.test(path)) return null;
  try {
    const url = new URL(path, HERE);
    return url.origin === HERE && !path.startsWith("//") ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

export const loginThenBack = (path: string) => `${routes.login}?redirect=${encodeURIComponent(path)}`;

/** First parts of our addresses, some of which look like a language. */
const RESERVED = new Set(["api", "auth", "secure", "internal", "og", "dev"]);

/** Whether our addresses begin with this word: then it is no language, and no address is mistaken for a translated one. */
export const isReservedWord = (word: string) => RESERVED.has(word.toLowerCase());

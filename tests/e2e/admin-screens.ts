import { adminNavFor } from "@/components/admin/admin-nav";
import { MEMBER_PAGES } from "@/lib/page-cache/member-pages";
import type { Holder } from "@/lib/permissions/permissions";
import { GROUP_SCHEMAS } from "@/lib/settings/schema";

const EVERYTHING: Holder = { permissions: [{ name: "admin", restrictions: [] }] };

/** The screens of the admin area on a new installation, on which billing is off. */
export const ADMIN_SCREENS = adminNavFor(EVERYTHING, { billing: GROUP_SCHEMAS.billing.parse({}) }).flatMap(
  ({ items }) => items,
);

/** The pages with a form for a new row. Not every screen has such a page. */
export const ADMIN_FORMS = ADMIN_SCREENS.map(({ href }) => `${href}/new`).filter((href) =>
  MEMBER_PAGES.some(({ path }) => path === href),
);

import FileText from "lucide-react/icons/file-text";
import type { NavGroup } from "@/components/layout/nav-item";
import { Icon } from "@/components/ui/icon";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";
import type { UserPageLink } from "@/lib/user-pages/schema";

/**
 * The sidebar's group of user pages, which are pages and links for members. Returns no group if there are no user
 * pages.
 */
export function userPageGroups(t: T, pages: readonly UserPageLink[]): NavGroup[] {
  if (pages.length === 0) return [];
  const items = pages.map(({ id, name, link }) => ({
    href: link ?? routes.userPage(id),
    label: name,
    icon: <Icon of={FileText} />,
    isExternal: link !== null,
  }));
  return [{ label: t("Your pages"), showsLabel: true, items }];
}

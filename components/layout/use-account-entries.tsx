"use client";

import Bell from "lucide-react/icons/bell";
import CreditCard from "lucide-react/icons/credit-card";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import Sun from "lucide-react/icons/sun";
import Undo2 from "lucide-react/icons/undo-2";
import UserRound from "lucide-react/icons/user-round";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { useEndImpersonation } from "@/components/impersonation/use-end-impersonation";
import { useLogOut } from "@/components/layout/use-log-out";
import { useTheme } from "@/components/layout/use-theme";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { NamedIcon } from "@/components/ui/named-icon";
import { isSubscribed } from "@/lib/actor/policy";
import type { T } from "@/lib/i18n/create-t";
import { isShown } from "@/lib/menus/policy";
import type { MenuItem } from "@/lib/menus/schema";
import { can } from "@/lib/permissions/can";
import { routes } from "@/lib/routes";
import { SYSTEM_THEME } from "@/lib/themes/policy";

/** The entries of the account menu. They depend on the settings and the user's permissions. Empty for guests. */
export function useAccountEntries(): MenuEntry[] {
  const bootstrap = useBootstrap();
  const { choice, mode, choose, canChange, canFollowSystem } = useTheme();
  const logOut = useLogOut();
  const t = useT();

  const links = accountLinks(bootstrap, t);
  const { end } = useEndImpersonation(bootstrap.user?.id);
  if (links.length === 0) return [];
  const isDark = mode === "dark";
  const theme: MenuEntry = {
    label: isDark ? t("Light mode") : t("Dark mode"),
    icon: isDark ? Sun : Moon,
    onSelect: () => choose(isDark ? "light" : "dark"),
  };
  const systemTheme: MenuEntry = { label: t("System theme"), icon: Monitor, onSelect: () => choose(SYSTEM_THEME) };
  return [
    ...links,
    ...(canChange ? [theme] : []),
    ...(canFollowSystem && choice !== SYSTEM_THEME ? [systemTheme] : []),
    "separator",
    ...(bootstrap.user?.impersonated_by
      ? [{ label: t("Back to your account"), icon: Undo2, flip: true, onSelect: () => void end() }]
      : []),
    { label: t("Log out"), icon: LogOut, flip: true, onSelect: () => void logOut() },
  ];
}

type Bootstrap = Pick<ReturnType<typeof useBootstrap>, "user" | "settings">;

function accountLinks({ user, settings }: Bootstrap, t: T): MenuEntry[] {
  if (!user) return [];
  const { account, notifications, billing } = settings;
  const configuredEntries = account.header_items
    .filter((item) => isShown(item, user, settings))
    .map((item) => configuredEntry(item, t));
  const profile = account.profile_page;
  return [
    { label: t("Dashboard"), icon: LayoutDashboard, href: routes.dashboard, shown: can(user, "projects.create") },
    { label: t("Admin area"), icon: ShieldCheck, href: routes.admin, shown: can(user, "admin.access") },
    ...configuredEntries.map((entry) => ({ ...entry, shown: true })),
    {
      label: t(profile?.label || "Profile page"),
      icon: UserRound,
      href: profile?.action,
      shown: Boolean(profile?.action),
    },
    { label: t("Account settings"), icon: Settings, href: routes.accountSettings, shown: true },
    {
      label: t("Notifications"),
      icon: Bell,
      href: routes.notifications,
      count: user.unread_notifications_count,
      shown: notifications.integrated,
    },
    isSubscribed(user)
      ? { label: t("Billing"), icon: CreditCard, href: routes.billing, shown: billing.enable }
      : { label: t("Plans"), icon: CreditCard, href: routes.pricing, shown: billing.enable },
  ].flatMap(({ shown, ...entry }) => (shown ? [entry as MenuEntry] : []));
}

/** The menu entry for an item from the settings, with the icon that the item names. */
function configuredEntry({ id, label, icon, action, target }: MenuItem, t: T) {
  return {
    key: id,
    label: icon ? (
      <span className="flex items-center gap-2.5">
        <NamedIcon name={icon} />
        {t(label)}
      </span>
    ) : (
      t(label)
    ),
    ...(target === "_blank" ? { onSelect: () => void window.open(action, "_blank", "noopener") } : { href: action }),
  };
}

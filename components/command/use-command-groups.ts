"use client";

import Files from "lucide-react/icons/files";
import Globe from "lucide-react/icons/globe";
import House from "lucide-react/icons/house";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Link2 from "lucide-react/icons/link-2";
import LogOut from "lucide-react/icons/log-out";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import PanelsTopLeft from "lucide-react/icons/panels-top-left";
import Plus from "lucide-react/icons/plus";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import Sun from "lucide-react/icons/sun";
import Users from "lucide-react/icons/users";
import { adminNavFor } from "@/components/admin/admin-nav";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { useLogOut } from "@/components/layout/use-log-out";
import { useTheme } from "@/components/layout/use-theme";
import type { CommandEntry, CommandGroup } from "@/components/ui/command-entry";
import type { T } from "@/lib/i18n/create-t";
import { can } from "@/lib/permissions/can";
import type { Holder } from "@/lib/permissions/permissions";
import { routes } from "@/lib/routes";
import type { PublicSettings } from "@/lib/settings/schema";
import { SYSTEM_THEME } from "@/lib/themes/policy";

/** Returns a function that creates the command menu's entries for the logged-in user. */
export function useCommandGroups(): () => CommandGroup[] {
  const { user, guest_role, settings } = useBootstrap();
  const { choice, mode, choose, canChange, canFollowSystem } = useTheme();
  const logOut = useLogOut();
  const t = useT();
  const holder = user ?? guest_role;

  return () => {
    const isDark = mode === "dark";
    const themeEntry: CommandEntry = {
      id: "theme",
      label: isDark ? t("Light mode") : t("Dark mode"),
      icon: isDark ? Sun : Moon,
      keywords: [t("Theme")],
      run: () => choose(isDark ? "light" : "dark"),
    };
    const systemEntry: CommandEntry = {
      id: "system-theme",
      label: t("System theme"),
      icon: Monitor,
      keywords: [t("Theme")],
      run: () => choose(SYSTEM_THEME),
    };
    const logOutEntry: CommandEntry = { id: "log-out", label: t("Log out"), icon: LogOut, run: () => void logOut() };
    return [
      { heading: t("Go to"), entries: navigationEntries(t, holder, settings) },
      {
        heading: t("Actions"),
        entries: [
          ...creationEntries(t, holder),
          ...(canChange ? [themeEntry] : []),
          ...(canFollowSystem && choice !== SYSTEM_THEME ? [systemEntry] : []),
          logOutEntry,
        ],
      },
    ];
  };
}

function creationEntries(t: T, holder: Holder): CommandEntry[] {
  const project: CommandEntry = { id: "new-project", label: t("New project"), icon: Plus, href: routes.newProject };
  const site: CommandEntry = { id: "new-site", label: t("New site"), icon: Plus, href: routes.newSite };
  const workspace: CommandEntry = {
    id: "new-workspace",
    label: t("New workspace"),
    icon: Plus,
    href: routes.newWorkspace,
  };
  return [
    ...(can(holder, "projects.create") ? [project] : []),
    ...(can(holder, "projects.create") && can(holder, "sites.create") ? [site] : []),
    ...(can(holder, "projects.create") && can(holder, "workspaces.create") ? [workspace] : []),
  ];
}

function navigationEntries(t: T, holder: Holder, settings: Pick<PublicSettings, "billing">): CommandEntry[] {
  const tools: CommandEntry[] = [
    { id: "tools", label: t("All Tools"), icon: LayoutGrid, href: routes.tools },
    { id: "sites", label: t("Manage Sites"), icon: Globe, href: routes.sites },
    { id: "domains", label: t("Branded domains"), icon: Link2, href: routes.domains },
    { id: "projects", label: t("Projects"), icon: PanelsTopLeft, href: routes.projects },
    { id: "files", label: t("Files"), icon: Files, href: routes.files },
    { id: "workspaces", label: t("Workspaces"), icon: Users, href: routes.workspaces },
  ];
  const account: CommandEntry = {
    id: "account",
    label: t("Account settings"),
    icon: Settings,
    href: routes.accountSettings,
    keywords: [t("Password"), t("Language"), t("Time zone")],
  };
  const admin: CommandEntry = { id: "admin", label: t("Admin area"), icon: ShieldCheck, href: routes.admin };
  const adminScreens = adminNavFor(holder, settings).flatMap(({ items }) =>
    items.map(({ label, href, icon }): CommandEntry => ({ id: href, label: t(label), icon, href })),
  );
  // a full page load: the homepage is a separate document, with the scripts of public pages
  const home: CommandEntry = { id: "home", label: t("Homepage"), icon: House, run: () => location.assign(routes.home) };
  return [
    ...(can(holder, "projects.create") ? tools : []),
    account,
    ...(can(holder, "admin.access") ? [admin, ...adminScreens] : []),
    home,
  ];
}

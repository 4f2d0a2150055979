"use client";

import Files from "lucide-react/icons/files";
import Globe from "lucide-react/icons/globe";
import House from "lucide-react/icons/house";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Link2 from "lucide-react/icons/link-2";
import LogOut from "lucide-react/icons/log-out";
import Moon from "lucide-react/icons/moon";
import PanelsTopLeft from "lucide-react/icons/panels-top-left";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import Sun from "lucide-react/icons/sun";
import { usePermission } from "@/components/bootstrap/use-permission";
import { useT } from "@/components/i18n/use-t";
import { useLogOut } from "@/components/layout/use-log-out";
import { useTheme } from "@/components/layout/use-theme";
import type { CommandEntry, CommandGroup } from "@/components/ui/command-entry";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

/** Everything that the command menu reaches, for the member who looks at the page. */
export function useCommandGroups(): () => CommandGroup[] {
  const hasDashboard = usePermission("projects.create");
  const hasAdmin = usePermission("admin.access");
  const { mode, choose, canChange } = useTheme();
  const logOut = useLogOut();
  const t = useT();

  return () => {
    const isDark = mode === "dark";
    const theme: CommandEntry = {
      id: "theme",
      label: isDark ? t("Light mode") : t("Dark mode"),
      icon: isDark ? Sun : Moon,
      keywords: [t("Theme")],
      run: () => choose(isDark ? "light" : "dark"),
    };
    const leave: CommandEntry = { id: "log-out", label: t("Log out"), icon: LogOut, run: () => void logOut() };
    return [
      { heading: t("Go to"), entries: places(t, { hasDashboard, hasAdmin }) },
      { heading: t("Actions"), entries: [...(canChange ? [theme] : []), leave] },
    ];
  };
}

function places(t: T, { hasDashboard, hasAdmin }: { hasDashboard: boolean; hasAdmin: boolean }): CommandEntry[] {
  const tools: CommandEntry[] = [
    { id: "tools", label: t("All Tools"), icon: LayoutGrid, href: routes.tools },
    { id: "sites", label: t("Manage Sites"), icon: Globe, href: routes.sites },
    { id: "domains", label: t("Branded domains"), icon: Link2, href: routes.domains },
    { id: "projects", label: t("Projects"), icon: PanelsTopLeft, href: routes.projects },
    { id: "files", label: t("Files"), icon: Files, href: routes.files },
  ];
  const account: CommandEntry = {
    id: "account",
    label: t("Account settings"),
    icon: Settings,
    href: routes.accountSettings,
    keywords: [t("Password"), t("Language"), t("Time zone")],
  };
  const admin: CommandEntry = { id: "admin", label: t("Admin area"), icon: ShieldCheck, href: routes.admin };
  // the homepage is a document of its own, with the public pages' scripts
  const home: CommandEntry = { id: "home", label: t("Homepage"), icon: House, run: () => location.assign(routes.home) };
  return [...(hasDashboard ? tools : []), account, ...(hasAdmin ? [admin] : []), home];
}

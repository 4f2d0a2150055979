"use client";

import Menu from "lucide-react/icons/menu";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { usePagePath } from "@/components/layout/use-page-path";
import { Button } from "@/components/ui/button";
import { DRAWER_BODY } from "@/components/ui/drawer-body";
import { Icon } from "@/components/ui/icon";
import { useLazyPart } from "@/components/ui/use-lazy-part";

/** On a phone: a button that opens the sidebar's content in a drawer. */
export function SidebarDrawer({ children }: { children: ReactNode }) {
  const pathname = usePagePath();
  const [isOpen, setOpen] = useState(false);
  const [Drawer, fetchDrawer] = useLazyPart(() => import("@/components/ui/drawer").then((module) => module.Drawer));
  const t = useT();

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the drawer
  useEffect(() => setOpen(false), [pathname]);

  function openDrawer() {
    fetchDrawer();
    setOpen(true);
  }

  /** Closes the drawer after a click on a link to the current page. Such a click does not change the path. */
  function closeIfHere({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.pathname === pathname) setOpen(false);
  }

  return (
    <div className="md:hidden">
      <Button
        variant="ghost"
        icon
        aria-label={t("Menu")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchDrawer}
        onClick={openDrawer}
      >
        <Icon of={Menu} />
      </Button>
      {Drawer && (
        <Drawer narrow title={t("Menu")} open={isOpen} onClose={() => setOpen(false)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside handle the keys */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key on a link is a click too */}
          <div className={DRAWER_BODY} onClick={closeIfHere}>
            {children}
          </div>
        </Drawer>
      )}
    </div>
  );
}

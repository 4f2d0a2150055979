"use client";

import Bell from "lucide-react/icons/bell";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { OwnPart } from "@/components/bootstrap/own-part";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { CountBadge } from "@/components/ui/count-badge";
import { Icon } from "@/components/ui/icon";
import { Popover } from "@/components/ui/popover";

/** The notifications and the number of unread ones. Renders nothing if notifications are disabled. */
export function TopBarBell() {
  const { settings } = useBootstrap();
  const t = useT();
  if (!settings.notifications.integrated) return null;
  return (
    <span className="relative">
      <Popover
        label={t("Notifications")}
        align="end"
        className="w-80"
        trigger={(trigger) => (
          <Button {...trigger} variant="ghost" icon aria-label={t("Notifications")}>
            <Icon of={Bell} />
          </Button>
        )}
      >
        <div className="grid content-start gap-2">
          <h2 className="type-item">{t("Notifications")}</h2>
          <p className="font-semibold">{t("Hang tight!")}</p>
          <p className="text-small text-muted">{t("Notifications will start showing up here soon.")}</p>
        </div>
      </Popover>
      <OwnPart>
        <UnreadBadge />
      </OwnPart>
    </span>
  );
}

function UnreadBadge() {
  const unread = useBootstrap().user?.unread_notifications_count ?? 0;
  if (unread === 0) return null;
  return <CountBadge className="absolute -end-[3px] -top-[3px] outline-2 outline-navbar">{unread}</CountBadge>;
}

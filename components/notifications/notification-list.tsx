"use client";

import Bell from "lucide-react/icons/bell";
import X from "lucide-react/icons/x";
import Link from "next/link";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { InviteActions } from "@/components/notifications/invite-actions";
import { useNotificationActions } from "@/components/notifications/use-notifications";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { NamedIcon } from "@/components/ui/named-icon";
import type { NotificationJson } from "@/lib/notifications/schema";

type Props = {
  notifications: readonly NotificationJson[];
  /** For the popover of the bell: with less space, and without delete buttons. */
  compact?: boolean;
  /** Called when a click opens another page. */
  onLeave?: () => void;
};

const ROW =
  "relative grid grid-cols-[36px_minmax(0,1fr)_auto] gap-x-3.5 border-b border-line last:border-0 [&_strong]:font-semibold";
const UNREAD =
  "before:absolute before:inset-y-3.5 before:-start-4 before:w-[3px] before:bg-accent max-md:before:-start-2.5";

/** The user's notifications. A click on an unread notification marks it as read. */
export function NotificationList({ notifications, compact = false, onLeave }: Props) {
  const t = useT();
  return (
    <ul aria-label={t("Notifications")}>
      {notifications.map((notification) => (
        <li
          key={notification.id}
          className={cn(ROW, compact ? "py-3" : "py-4", notification.read_at === null && UNREAD)}
        >
          <Row notification={notification} compact={compact} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = Required<Pick<Props, "compact">> & {
  notification: NotificationJson;
  onLeave: (() => void) | undefined;
};

function Row({ notification, compact, onLeave }: RowProps) {
  const { id, read_at, created_at, data } = notification;
  const { markAsRead, remove } = useNotificationActions();
  const t = useT();
  const [firstLine, ...otherLines] = data.lines;

  function handleOpen(isLeaving: boolean) {
    if (read_at === null) void markAsRead.run(id);
    if (isLeaving) onLeave?.();
  }

  return (
    <>
      <Picture image={data.image} icon={firstLine?.icon ?? null} />
      <div className="min-w-0">
        <Title notification={notification} onOpen={handleOpen} />
        {read_at === null && <span className="sr-only"> ({t("unread")})</span>}
        {otherLines.map((line) => (
          <div key={line.content} className="text-small wrap-anywhere text-muted">
            <Markup html={line.content} />
            {line.action && (
              <>
                {" "}
                <Link href={line.action.action} className="link relative" onClick={() => handleOpen(true)}>
                  {line.action.label}
                </Link>
              </>
            )}
          </div>
        ))}
        {compact && <RelativeTime value={created_at} className="relative block w-fit text-tiny text-muted" />}
        {data.inviteId !== null && <InviteActions notificationId={id} inviteId={data.inviteId} />}
        {data.buttonActions.length > 0 && (
          <div className="relative mt-2 flex w-fit flex-wrap gap-2">
            {data.buttonActions.map(({ label, action }, index) => (
              <ButtonLink
                key={action}
                href={action}
                size="s"
                variant={index === 0 ? "primary" : "ghost"}
                onClick={() => handleOpen(true)}
              >
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      {!compact && (
        <div className="flex items-start gap-1">
          <RelativeTime value={created_at} className="relative pt-0.5 text-tiny whitespace-nowrap text-muted" />
          <span className="relative -my-1">
            <Button
              variant="ghost"
              size="s"
              icon
              aria-label={t("Delete this notification")}
              pending={remove.pending}
              onClick={() => void remove.run(id)}
            >
              <Icon of={X} />
            </Button>
          </span>
        </div>
      )}
    </>
  );
}

const TITLE = "text-start wrap-anywhere after:absolute after:inset-0";

/** If the title is a link or a button, its clickable area covers the whole row. */
function Title({ notification, onOpen }: { notification: NotificationJson; onOpen: (isLeaving: boolean) => void }) {
  const { read_at, data } = notification;
  const content = <Markup html={data.lines[0]?.content ?? ""} />;
  const weight = read_at === null && "font-semibold";
  if (data.mainAction)
    return (
      <Link href={data.mainAction.action} prefetch={false} className={cn(TITLE, weight)} onClick={() => onOpen(true)}>
        {content}
      </Link>
    );
  if (read_at !== null) return <span className="wrap-anywhere">{content}</span>;
  return (
    <button type="button" className={cn(TITLE, weight)} onClick={() => onOpen(false)}>
      {content}
    </button>
  );
}

/** HTML from the server: text and `<strong>`, with everything else escaped. */
function Markup({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/notifications/markup.ts escapes all but its own <strong>
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

function Picture({ image, icon }: { image: string | null; icon: string | null }) {
  if (image) {
    // biome-ignore lint/performance/noImgElement: Next's image optimisation is off
    return <img src={image} alt="" className="size-9 rounded-md object-cover" />;
  }
  return (
    <span className="grid size-9 place-content-center rounded-md bg-wash">
      {icon ? <NamedIcon name={icon} /> : <Icon of={Bell} />}
    </span>
  );
}

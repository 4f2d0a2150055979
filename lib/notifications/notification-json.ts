import "server-only";
import type { Prisma } from "@/lib/db/client/client";
import type { T } from "@/lib/i18n/create-t";
import type { NoticeAction, NoticeContent } from "@/lib/notice-kinds";
import { lineMarkup } from "@/lib/notifications/markup";
import type { NotificationJson } from "@/lib/notifications/schema";

export const SHOWN_NOTIFICATION = {
  id: true,
  type: true,
  data: true,
  readAt: true,
  createdAt: true,
} as const satisfies Prisma.NotificationSelect;

type Row = Prisma.NotificationGetPayload<{ select: typeof SHOWN_NOTIFICATION }>;

/** A notification as its recipient gets it, in the language of `t`. */
export function notificationJson({ id, type, data, readAt, createdAt }: Row, t: T): NotificationJson {
  const { lines, image, mainAction, buttonActions = [], inviteId } = data as unknown as NoticeContent;
  return {
    id,
    type,
    read_at: readAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
    data: {
      lines: lines.map((line, index) => ({
        type: line.type ?? (index === 0 ? "primary" : "other"),
        icon: line.icon ?? null,
        content: lineMarkup(line, t),
        action: line.action ? actionJson(line.action, t) : null,
      })),
      image: image ?? null,
      mainAction: mainAction ? actionJson(mainAction, t) : null,
      buttonActions: buttonActions.map((action) => actionJson(action, t)),
      inviteId: inviteId ?? null,
    },
  };
}

const actionJson = ({ label, action }: NoticeAction, t: T) => ({ label: t(label), action });

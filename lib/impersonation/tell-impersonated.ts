import "server-only";
import { db } from "@/lib/db/db";
import { formatDateTime } from "@/lib/format/dates";
import { impersonatedNotice } from "@/lib/impersonation/notices";
import { timeZoneOf } from "@/lib/mail/time-zone";
import { notify } from "@/lib/notices/notify";
import { getSettings } from "@/lib/settings/settings";

/** `eventId`: the end of the impersonation in the audit log. */
export type ImpersonationEnd = { eventId: number };

/** The task "tell-impersonated": tells a user which admin was logged in as them, and when. */
export async function tellImpersonated({ eventId }: ImpersonationEnd): Promise<void> {
  const { auth, dates, i18n } = await getSettings();
  if (!auth.impersonation_notice) return;
  const end = await db.auditEvent.findUnique({ where: { id: eventId } });
  if (!end) return;
  const { actorId, targetId, createdAt } = end;
  const [user, start] = await Promise.all([
    db.user.findUnique({ where: { id: targetId }, select: { language: true, timezone: true } }),
    db.auditEvent.findFirst({
      where: { action: "user.impersonation_started", actorId, targetId, id: { lt: end.id } },
      orderBy: { id: "desc" },
      select: { createdAt: true, details: true },
    }),
  ]);
  const { admin } = (start?.details ?? {}) as { admin?: string };
  if (!user || !start || !admin) return;
  const show = (time: Date) =>
    formatDateTime(time, dates.format, user.language ?? i18n.default_language, timeZoneOf(user, dates));
  const notice = { admin, from: show(start.createdAt), until: show(createdAt) };
  await db.$transaction((tx) => notify(tx, [targetId], impersonatedNotice.with(notice)));
}

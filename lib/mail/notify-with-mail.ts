import "server-only";
import type { Tx } from "@/lib/db/db";
import type { PreparedMail } from "@/lib/mail/prepare";
import type { TemplateData, TemplateName } from "@/lib/mail/templates/templates";
import type { Notice, NoticeKind } from "@/lib/notice-kinds";
import { notify } from "@/lib/notices/notify";
import { unsubscribeHeaders, unsubscribeToken } from "@/lib/notices/unsubscribe-token";

type NoticeWithMail<Name extends TemplateName> = {
  notice: Notice;
  mail: PreparedMail;
  template: Name;
  data: TemplateData<Name>;
};

/**
 * Notifies a user. Also sends them the email of `template`, unless they have turned off emails about this kind of
 * notice.
 */
export async function notifyWithMail<Name extends TemplateName>(
  tx: Tx,
  user: { id: number; email: string },
  { notice, mail, template, data }: NoticeWithMail<Name>,
): Promise<void> {
  await notify(tx, [user.id], notice);
  if (!(await wantsMail(tx, user.id, notice.kind))) return;
  const headers = unsubscribeHeaders(unsubscribeToken({ userId: user.id, kinds: [notice.kind.id] }));
  await mail.send(tx, user.email, template, data, { headers });
}

async function wantsMail(tx: Tx, userId: number, { id: kind, defaults }: NoticeKind): Promise<boolean> {
  const where = { userId_kind: { userId, kind } };
  const preference = await tx.notificationPreference.findUnique({ where, select: { mail: true } });
  return preference?.mail ?? defaults.mail;
}

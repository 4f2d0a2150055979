import "server-only";
import type { SiteTotals } from "@/lib/dashboard/overview";
import { db } from "@/lib/db/db";

export async function countSiteTotals(): Promise<SiteTotals> {
  const [users, unverified, pages, published, mails] = await Promise.all([
    db.user.count(),
    db.user.count({ where: { emailVerifiedAt: null } }),
    db.customPage.count(),
    db.customPage.count({ where: { published: true } }),
    db.mailMessage.groupBy({ by: ["status"], _count: true }),
  ]);
  const mailsOf = (status: string) => mails.find((group) => group.status === status)?._count ?? 0;
  return {
    users: { all: users, unverified },
    pages: { all: pages, published },
    mails: {
      all: mails.reduce((sum, { _count }) => sum + _count, 0),
      queued: mailsOf("queued"),
      failed: mailsOf("failed"),
    },
  };
}

import "server-only";
import { db } from "@/lib/db/db";

/** What the site has, for the admin's first look. */
export type SiteTotals = {
  users: { all: number; unverified: number };
  pages: { all: number; published: number };
  mails: { all: number; queued: number; failed: number };
};

export async function siteTotals(): Promise<SiteTotals> {
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

import "server-only";
import { LRUCache } from "lru-cache";
import type { AdminTotals } from "@/lib/dashboard/schema";
import { EXACT_COUNT_MAX } from "@/lib/db/count-list-rows";
import { pool } from "@/lib/db/pool";

const CACHE_MS = 30_000;
const NO_LIMIT = 2 ** 31 - 1;

const cache = new LRUCache<"totals", AdminTotals>({ max: 1, ttl: CACHE_MS });

/**
 * The numbers on the admin area's first page. If any number is above a thousand, all of them may be up to thirty
 * seconds old.
 */
export async function countAdminTotals(): Promise<AdminTotals> {
  const cached = cache.get("totals");
  if (cached) return cached;
  const counts = await count(EXACT_COUNT_MAX + 1);
  if (Object.values(counts).every((number) => number <= EXACT_COUNT_MAX)) return totalsOf(counts);
  const totals = totalsOf(await count(NO_LIMIT));
  cache.set("totals", totals);
  return totals;
}

type Counts = Record<"users" | "unverified" | "pages" | "published" | "mails" | "queued" | "failed", number>;

/** Counts at most `limit` rows of each kind, in one statement. */
async function count(limit: number): Promise<Counts> {
  const countOf = (rows: string) => `(SELECT count(*)::int FROM (SELECT 1 FROM ${rows} LIMIT $1) counted)`;
  const { rows } = await pool().query<Counts>(
    `SELECT ${countOf('"User"')} AS users, ${countOf('"User" WHERE "emailVerifiedAt" IS NULL')} AS unverified,
       ${countOf('"CustomPage"')} AS pages, ${countOf('"CustomPage" WHERE published')} AS published,
       ${countOf('"MailMessage"')} AS mails, ${countOf(`"MailMessage" WHERE status = 'queued'`)} AS queued,
       ${countOf(`"MailMessage" WHERE status = 'failed'`)} AS failed`,
    [limit],
  );
  return rows[0] as Counts;
}

const totalsOf = ({ users, unverified, pages, published, mails, queued, failed }: Counts): AdminTotals => ({
  users: { all: users, unverified },
  pages: { all: pages, published },
  mails: { all: mails, queued, failed },
});

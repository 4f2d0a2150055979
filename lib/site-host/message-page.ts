import "server-only";
import { db } from "@/lib/db/db";
import type { Shell } from "@/lib/publications/shell";
import { messageHtml, type PlainPage, plainPage } from "@/lib/site-host/plain-page";
import type { HostedSite } from "@/lib/site-host/site-caches";
import { escapeHtml } from "@/lib/site-pages/escape";

/**
 * A page that says something in the look of a published site: between the header and the footer of its first page. For
 * a draft, and a publication from before there were such pages, a plain page.
 */
export async function renderMessagePage({ publicationId, preview }: HostedSite, page: PlainPage): Promise<string> {
  const isPublished = publicationId !== null && preview === null;
  const shell = isPublished ? await db.publishedShell.findUnique({ where: { publicationId } }) : null;
  return shell ? fill(shell, page) : plainPage(page);
}

const fill = ({ start, middle, end }: Shell, page: PlainPage): string =>
  start + escapeHtml(page.title) + middle + messageHtml(page) + end;

"use client";

import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import type { T } from "@/lib/i18n/create-t";
import { publicationClient } from "@/lib/publications/client";
import { siteClient } from "@/lib/sites/client";
import type { SiteJson } from "@/lib/sites/schema";

const PreviewLinkDialog = lazyDialog(() =>
  import("@/components/sites/preview-link-dialog").then((module) => module.PreviewLinkDialog),
);

const REFRESHED_KEYS = [siteClient.key];

/** The link that shows the draft to people without an account. */
export function PreviewLink({ site }: { site: SiteJson }) {
  const t = useT();
  const { run: remove, pending } = useAction(() => publicationClient.removePreview(site.id), {
    refresh: REFRESHED_KEYS,
    onSuccess: () => toast({ message: t("The link no longer works") }),
  });
  const { run: openLinkDialog } = useAction(
    async () => (await openDialog<{ site: SiteJson }, boolean>(PreviewLinkDialog, { site })) === true,
    { refresh: REFRESHED_KEYS },
  );
  const { preview } = site;
  const isSuspended = site.suspended_at !== null;
  const mayShare = site.may.includes("publish");
  if (preview === null && !mayShare) return null;
  return (
    <section aria-labelledby="preview-link" className="grid content-start gap-3">
      <h2 id="preview-link" className="type-section">
        {t("Link to the draft")}
      </h2>
      <p className="text-small text-muted">{explanationOf(site, t)}</p>
      {preview === null ? (
        <div>
          <Button disabled={isSuspended} onClick={() => void openLinkDialog()}>
            {t("Create a link")}
          </Button>
        </div>
      ) : (
        <>
          <p dir="ltr" className="overflow-x-auto rounded-md border border-line bg-raised px-3 py-2 text-small">
            <a href={preview.url} target="_blank" rel="noopener" className="whitespace-nowrap hover:underline">
              {preview.url}
            </a>
          </p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={preview.url} size="s">
              {t("Copy the link")}
            </CopyButton>
            {mayShare && (
              <>
                <Button size="s" disabled={isSuspended} onClick={() => void openLinkDialog()}>
                  {preview.has_password ? t("Change the password") : t("Set a password")}
                </Button>
                <Button size="s" variant="danger" pending={pending} onClick={() => void remove()}>
                  {t("Disable the link")}
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function explanationOf({ preview, suspended_at }: SiteJson, t: T): string {
  if (preview === null) return t("Show someone the latest draft without publishing it.");
  if (suspended_at !== null) return t("This link does not work while the site is suspended.");
  return preview.has_password
    ? t("Anyone with this link and the password sees the latest draft.")
    : t("Anyone with this link sees the latest draft.");
}

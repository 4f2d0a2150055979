"use client";

import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import { toast } from "@/components/ui/toast";
import { siteClient } from "@/lib/sites/client";
import type { SiteJson } from "@/lib/sites/schema";

/** Says that the form recipient has not confirmed yet, and sends the email again. */
export function RecipientNote({ site }: { site: SiteJson }) {
  const t = useT();
  const send = useAction(() => siteClient.mailRecipientLink(site.id), {
    refresh: [siteClient.key],
    onSuccess: () => toast({ message: t("Email sent") }),
  });
  if (site.recipient === null || site.recipient_state !== "pending") return null;
  const email = <bdi>{site.recipient}</bdi>;
  return (
    <Note tone="warn">
      <p>
        {site.recipient_mailed_at === null
          ? t.rich(":email has not confirmed yet. Until then, messages are only stored here.", { email })
          : t.rich(
              ":email has not confirmed yet. We sent an email with a link :time. Until then, messages are only stored here.",
              { email, time: <RelativeTime value={site.recipient_mailed_at} /> },
            )}
      </p>
      {site.may.includes("set_recipient") && (
        <Button size="s" className="mt-2" pending={send.pending} onClick={() => void send.run()}>
          {site.recipient_mailed_at === null ? t("Send the email") : t("Send the email again")}
        </Button>
      )}
    </Note>
  );
}

"use client";

import { useT } from "@/components/i18n/use-t";
import type { SocialPopup } from "@/components/layout/use-social-popup";
import { Note } from "@/components/ui/note";
import { SERVICE_NAMES } from "@/lib/settings/social-services";

/** Offers to continue in this window when the popup was blocked. */
export function PopupBlockedNote({ blocked }: Pick<SocialPopup, "blocked">) {
  const t = useT();
  if (!blocked) return null;
  return (
    <Note tone="warn" role="alert">
      {t.rich("Your browser blocked the :service window. Allow pop-ups, or <link>continue in this window</link>.", {
        service: SERVICE_NAMES[blocked.service],
        link: (text) => (
          // a plain link, because next/link would prefetch it and start a login
          <a className="link" href={blocked.href}>
            {text}
          </a>
        ),
      })}
    </Note>
  );
}

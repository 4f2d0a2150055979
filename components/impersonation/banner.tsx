"use client";

import UserRoundCheck from "lucide-react/icons/user-round-check";
import { useEffect, useRef } from "react";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { useBannerSize } from "@/components/impersonation/use-banner-size";
import { useEndImpersonation } from "@/components/impersonation/use-end-impersonation";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { UserJson } from "@/lib/users/schema";

/** Shows which user an admin is acting as and until when, with a button that ends the impersonation. */
export function Banner({ user, until }: { user: UserJson; until: string }) {
  const { end, pending } = useEndImpersonation(user.id);
  const t = useT();
  const banner = useRef<HTMLElement>(null);
  useReloadAt(until);
  useBannerSize(banner);

  return (
    <aside
      ref={banner}
      aria-label={t("Logged in as another user")}
      className="sticky top-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-2 bg-text px-8 py-2 text-control text-bg max-md:px-5"
    >
      <Icon of={UserRoundCheck} />
      <p className="min-w-0 flex-1 basis-60">
        {t.rich("You are logged in as <name>:name</name> until :time.", {
          name: () => <bdi className="font-semibold">{user.display_name}</bdi>,
          time: <FormattedDate value={until} withTime />,
        })}
      </p>
      <Button size="s" pending={pending} onClick={() => void end()}>
        {t("Back to your account")}
      </Button>
    </aside>
  );
}

/** The shortest wait before a reload. Without it, a browser whose clock is ahead would reload in a loop. */
const MIN_DELAY_MS = 30_000;

/** Reloads the page when the impersonation expires, because the session is then the admin's again. */
function useReloadAt(until: string) {
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), Math.max(MIN_DELAY_MS, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
}

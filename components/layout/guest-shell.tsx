import type { ReactNode } from "react";
import { Brand } from "@/components/layout/brand";
import { copyrightNow } from "@/components/layout/copyright";
import { GuestFooter } from "@/components/layout/guest-footer";
import { ColumnDrawing } from "@/components/ui/column-drawing";
import type { T } from "@/lib/i18n/create-t";
import type { PublicSettings } from "@/lib/settings/schema";

type Props = {
  branding: PublicSettings["branding"];
  t: T;
  /** At the end of the header, such as the link from login to registration. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The shell of guest screens: the content on one side and, on wide screens, a drawing on the other. */
export function GuestShell({ branding, t, aside, children }: Props) {
  return (
    <div className="grid min-h-dvh max-lg:grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <div className="grid grid-rows-[auto_1fr_auto] px-[clamp(20px,5vw,72px)] py-6">
        <header className="flex items-center justify-between gap-2">
          <Brand branding={branding} />
          {aside}
        </header>
        <main id="main" className="mx-auto w-[min(384px,100%)] py-10 lg:self-center">
          {children}
        </main>
        <GuestFooter copyright={copyrightNow(t, branding.site_name)} />
      </div>
      <div className="relative grid items-end justify-items-center overflow-hidden border-line border-s bg-surface text-muted max-lg:hidden">
        <ColumnDrawing />
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import { Brand } from "@/components/layout/brand";
import { GuestFoot } from "@/components/layout/guest-foot";
import { ColumnDrawing } from "@/components/ui/column-drawing";
import type { PublicSettings } from "@/lib/bootstrap/schema";

type Props = {
  branding: PublicSettings["branding"];
  /** At the end of the head: the way to the other guest screen, or out. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of a screen that asks one thing: the form on one side, the base of a column on the other. */
export function GuestShell({ branding, aside, children }: Props) {
  return (
    <div className="guest">
      <div className="g-form">
        <header className="flex items-center gap-2 justify-between">
          <Brand branding={branding} />
          {aside}
        </header>
        <main id="main">{children}</main>
        <GuestFoot year={new Date().getFullYear()} />
      </div>
      <div className="g-art">
        <ColumnDrawing />
      </div>
    </div>
  );
}

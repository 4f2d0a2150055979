"use client";

import { lazy, Suspense, useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { buttonClass } from "@/components/ui/button-class";
import { routes } from "@/lib/routes";

// Guests, who are most readers of a public page, never fetch it.
const AccountMenu = lazy(() => import("@/components/layout/account-menu").then((m) => ({ default: m.AccountMenu })));

/** The end of the bar: Login and Register for guests, the account menu for members. */
export function AccountCorner() {
  const { user, known } = useBootstrap();

  useEffect(() => {
    // the session has ended since the page was painted
    if (known && !user) delete document.documentElement.dataset.signedIn;
  }, [known, user]);

  if (!user) {
    return (
      <>
        <GuestLinks />
        <Skeleton className="signed-out:hidden" />
      </>
    );
  }
  return (
    <Suspense fallback={<Skeleton />}>
      <AccountMenu />
    </Suspense>
  );
}

function GuestLinks() {
  const { settings } = useBootstrap();
  const t = useT();
  return (
    <span className="flex items-center gap-2 signed-in:hidden">
      <a className={buttonClass({ variant: "ghost", size: "s" })} href={routes.login}>
        {t("Login")}
      </a>
      {!settings.registration.disable && (
        <a className={buttonClass({ size: "s", className: "max-md:hidden" })} href={routes.register}>
          {t("Register")}
        </a>
      )}
    </span>
  );
}

function Skeleton({ className = "" }: { className?: string }) {
  return (
    <span className={className} aria-hidden="true">
      <span className="flex items-center gap-2.5 py-1.5 ps-1 pe-2">
        <span className="skel block size-7" />
        <span className="skel max-md:hidden block w-24" />
      </span>
    </span>
  );
}

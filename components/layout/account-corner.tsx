"use client";

import { lazy, Suspense, useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { Skeleton } from "@/components/ui/skeleton";
import { routes } from "@/lib/routes";

// The bell and the menu are loaded only for users, because most visitors of public pages are guests.
const NotificationBell = lazy(() =>
  import("@/components/notifications/notification-bell").then((m) => ({ default: m.NotificationBell })),
);
const AccountMenu = lazy(() => import("@/components/layout/account-menu").then((m) => ({ default: m.AccountMenu })));

/** The account part of the bar: Login and Register for guests, the bell and the account menu for users. */
export function AccountCorner() {
  const { user, isUserKnown } = useBootstrap();

  useEffect(() => {
    // the `signed_in` cookie was set, but the session has ended
    if (isUserKnown && !user) delete document.documentElement.dataset.loggedIn;
  }, [isUserKnown, user]);

  if (!user) {
    return (
      <>
        <GuestLinks />
        <AccountPlaceholder className="logged-out:hidden" />
      </>
    );
  }
  return (
    <Suspense fallback={<AccountPlaceholder />}>
      <NotificationBell />
      <AccountMenu />
    </Suspense>
  );
}

function GuestLinks() {
  const { settings } = useBootstrap();
  const t = useT();
  return (
    <span className="flex items-center gap-2 logged-in:hidden">
      <a className={buttonVariants({ variant: "ghost", size: "s" })} href={routes.login}>
        {t("Login")}
      </a>
      {!settings.registration.disable && (
        <a className={buttonVariants({ size: "s", className: "max-md:hidden" })} href={routes.register}>
          {t("Register")}
        </a>
      )}
    </span>
  );
}

function AccountPlaceholder({ className }: { className?: string }) {
  return (
    <span className={className} aria-hidden="true">
      <span className="flex items-center gap-2.5 py-1.5 ps-1 pe-2">
        <Skeleton className="size-7" />
        <Skeleton className="h-3 w-24 max-md:hidden" />
      </span>
    </span>
  );
}

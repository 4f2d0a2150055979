"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useUnloadWarning } from "@/components/form/use-unload-warning";
import { useT } from "@/components/i18n/use-t";
import { confirm } from "@/components/ui/confirm";
import { addLeaveGuard } from "@/components/ui/leave-guard";

/** True once the user has confirmed, so that the browser does not ask again. */
let mayLeave = false;
const hasConfirmedLeaving = () => mayLeave;

/**
 * Asks before unsaved changes are lost, whether by a link, the command menu, a tab on the page, the Back button, or by
 * closing or reloading the page. For the Back button, it asks only in browsers with the Navigation API.
 */
export function useLeaveWarning(hasChanges: boolean) {
  const router = useRouter();
  const t = useT();
  useUnloadWarning(hasChanges, hasConfirmedLeaving);

  useEffect(() => {
    if (!hasChanges) return;

    async function ask(): Promise<boolean> {
      mayLeave ||= Boolean(
        await confirm({
          title: t("Leave without saving?"),
          body: t("Your changes on this page will be lost."),
          action: t("Leave"),
          cancel: t("Keep editing"),
        }),
      );
      return mayLeave;
    }

    function onClick(event: MouseEvent) {
      const path = mayLeave ? null : otherPage(event);
      if (path === null) return;
      event.preventDefault();
      event.stopImmediatePropagation(); // so that neither the link nor another form on the page handles the click
      void ask().then((isConfirmed) => isConfirmed && router.push(path));
    }

    function onNavigate(event: NavigateEvent) {
      if (mayLeave || event.defaultPrevented || !isStepToOtherPage(event)) return;
      event.preventDefault();
      const { key } = event.destination;
      void ask().then((isConfirmed) => isConfirmed && window.navigation.traverseTo(key));
    }

    const navigation = window.navigation as Navigation | undefined;
    navigation?.addEventListener("navigate", onNavigate);
    const removeGuard = addLeaveGuard(ask);
    document.addEventListener("click", onClick, true);
    return () => {
      removeGuard();
      navigation?.removeEventListener("navigate", onNavigate);
      document.removeEventListener("click", onClick, true);
      mayLeave = false;
    };
  }, [hasChanges, router, t]);
}

/** The other page of this site that the click opens in this tab, or null. */
function otherPage(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!isPlain || !link || link.target === "_blank" || link.hasAttribute("download")) return null;
  const isOtherPage = link.origin === window.location.origin && link.pathname !== window.location.pathname;
  return isOtherPage ? link.pathname + link.search + link.hash : null;
}

/** Whether a navigation goes back or forward to another page without leaving this document, and can be cancelled. */
const isStepToOtherPage = ({ navigationType, cancelable, destination }: NavigateEvent) =>
  navigationType === "traverse" &&
  cancelable &&
  destination.sameDocument &&
  new URL(destination.url).pathname !== window.location.pathname;

"use client";

import { notFound } from "next/navigation";
import { use, useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { openLogin } from "@/components/layout/open-login";
import { ScreenError } from "@/components/layout/screen-error";
import { DialogContext } from "@/components/ui/dialog-context";
import { RetryNote } from "@/components/ui/retry-note";
import { ApiError } from "@/lib/http/client";

const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;
const NOT_FOUND = 404;

type Props = { error: Error; retry: () => void };

/**
 * Replaces content that could not be loaded. A guest is sent to the login page, which returns here. A missing row shows
 * the 404 screen instead of the whole page. Any other failure shows the general error. In a dialog there is only a
 * note, because the page behind it was loaded.
 */
export function LoadFailure({ error, retry }: Props) {
  const isInDialog = use(DialogContext) !== null;
  const isGuest = useBootstrap().user === null;
  const status = statusOf(error);
  const needsLogin = status === UNAUTHENTICATED || (status === FORBIDDEN && isGuest);
  useEffect(() => {
    if (needsLogin) openLogin();
  }, [needsLogin]);

  if (needsLogin) return null;
  if (isInDialog) return <RetryNote onRetry={retry} />;
  if (status === NOT_FOUND) notFound();
  return (
    <div role="alert">
      <ScreenError retry={retry} />
    </div>
  );
}

/** Whether the row of the failed call does not exist. */
export const isMissing = (error: unknown) => statusOf(error) === NOT_FOUND;

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null);

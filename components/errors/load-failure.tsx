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
 * Replaces content that could not be loaded. A guest is sent to the login page, which then returns to this page. For a
 * missing row, the 404 screen replaces the page. Any other failure shows the general error. A dialog shows only a note,
 * because the page behind it was loaded.
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

/** Whether a call failed because its row does not exist. */
export const isMissing = (error: unknown) => statusOf(error) === NOT_FOUND;

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null);

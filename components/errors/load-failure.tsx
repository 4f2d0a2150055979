"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { ScreenError } from "@/components/layout/screen-error";
import { NotFoundScreen } from "@/components/site/not-found-screen";
import { ApiError } from "@/lib/http/client";
import { loginThenBack } from "@/lib/routes";

type Props = { error: unknown; onRetry: () => void };

/**
 * Shown if a page's data fails to load. After a 401 or 403, guests go to the login. A 404 shows the 404 screen. After
 * other errors, the user can retry.
 */
export function LoadFailure({ error, onRetry }: Props) {
  const { user } = useBootstrap();
  const t = useT();
  const status = error instanceof ApiError ? error.status : 0;
  const needsLogin = !user && (status === 401 || status === 403);

  useEffect(() => {
    if (needsLogin) location.replace(loginThenBack(location.pathname + location.search));
  }, [needsLogin]);

  if (needsLogin) return null;
  return status === 404 ? <NotFoundScreen t={t} /> : <ScreenError retry={onRetry} />;
}

"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { ScreenError } from "@/components/layout/screen-error";
import { NotFoundScreen } from "@/components/site/not-found-screen";
import { ApiError } from "@/lib/http/client";
import { loginThenBack } from "@/lib/routes";

type Props = { error: unknown; onRetry: () => void };

/** A page whose data could not be fetched: a guest goes to the login page, what is not there is not found, the rest can be tried again. */
export function LoadFailure({ error, onRetry }: Props) {
  const { user } = useBootstrap();
  const t = useT();
  const status = error instanceof ApiError ? error.status : 0;
  const wantsLogin = !user && (status === 401 || status === 403);

  useEffect(() => {
    if (wantsLogin) location.replace(loginThenBack(location.pathname + location.search));
  }, [wantsLogin]);

  if (wantsLogin) return null;
  return status === 404 ? <NotFoundScreen t={t} /> : <ScreenError retry={onRetry} />;
}

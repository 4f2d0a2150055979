"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { ReviewRows } from "@/components/access-review/review-rows";
import { SettingsList } from "@/components/account-settings/settings-list";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { QueryProvider } from "@/components/query/query-provider";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { confirm } from "@/components/ui/confirm";
import { RetryNote } from "@/components/ui/retry-note";
import { toast } from "@/components/ui/toast";
import { accessReviewClient } from "@/lib/access-review/client";
import type { AccessReview as Review } from "@/lib/access-review/schema";

const isEmpty = ({ tokens, services, devices }: Review) => tokens.length + services.length + devices.length === 0;

/**
 * Shown from a password reset until the user finishes the review. Lists what gives access to the account besides the
 * password, with a button to revoke each item.
 */
export function AccessReview() {
  return (
    <QueryProvider>
      <LoadedReview />
    </QueryProvider>
  );
}

function LoadedReview() {
  const { data, isError, refetch } = useQuery(accessReviewClient.get());
  if (data) return <ReviewPanel review={data} />;
  return isError ? <RetryNote onRetry={() => void refetch()} /> : null;
}

function ReviewPanel({ review }: { review: Review }) {
  const t = useT();
  const { refresh } = useBootstrap();
  const confirmPassword = usePasswordConfirmation();
  const finish = useAction(accessReviewClient.finish, { onSuccess: refresh });
  const endAll = useAction(accessReviewClient.endAll, {
    before: async () => (await askToEndAll()) && confirmPassword(),
    onSuccess: () => {
      toast({ message: t("Only your password gives access to your account now.") });
      return refresh();
    },
  });
  const hasNothingLeft = isEmpty(review);
  const finishReview = finish.run;
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends the review when there is nothing left to show
  useEffect(() => {
    if (hasNothingLeft) void finishReview();
  }, [hasNothingLeft]);
  if (hasNothingLeft) return null;

  const askToEndAll = () =>
    confirm({
      title: t("Revoke all access?"),
      body: t(
        "Other sessions end, API tokens stop working, services are disconnected, and other browsers count as new at their next login.",
      ),
      action: t("Revoke all"),
      cancel: t("Cancel"),
      danger: true,
    });

  return (
    <section
      className="mb-8 grid gap-4 rounded-lg border border-edge bg-raised px-6 py-5.5 max-md:px-5"
      aria-labelledby="access-review-title"
    >
      <header>
        <h2 className="type-section" id="access-review-title">
          {t("What else gives access to your account")}
        </h2>
        <p className="mt-1 max-w-[60ch] text-small text-muted">
          {t(
            "You have reset your password, and all sessions have ended. Remove anything here that you do not recognise.",
          )}
        </p>
      </header>
      <SettingsList label={t("What else gives access to your account")}>
        <ReviewRows review={review} />
      </SettingsList>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" pending={endAll.pending} onClick={() => void endAll.run()}>
          {t("Revoke all")}
        </Button>
        <Button pending={finish.pending} onClick={() => void finish.run()}>
          {t("Keep these")}
        </Button>
      </div>
    </section>
  );
}

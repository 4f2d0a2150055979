"use client";

import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";

/** Replaces a page that could not be rendered. */
export function RenderError({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <EmptyState title={t("Unexpected Application Error!")} drawing="none" level={2}>
      <button type="button" className={buttonVariants()} onClick={retry}>
        {t("Try again")}
      </button>
    </EmptyState>
  );
}

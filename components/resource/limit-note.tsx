"use client";

import { useT } from "@/components/i18n/use-t";
import { limitTexts } from "@/components/resource/limit-texts";
import type { FullLimit, LimitedNoun } from "@/components/resource/use-full-limit";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { routes } from "@/lib/routes";

/** Says, in place of a form, that the user's limit is used up, and what can be done. */
export function LimitNote({ noun, full }: { noun: LimitedNoun; full: FullLimit }) {
  const t = useT();
  const { title, wayOut } = limitTexts(full, noun, t);
  return (
    <EmptyState level={2} title={title} text={wayOut}>
      <span className="flex flex-wrap gap-3">
        {full.canBeRaised && (
          <ButtonLink href={routes.pricing} variant="primary">
            {t("See plans")}
          </ButtonLink>
        )}
        <ButtonLink href={routes[noun]}>{t("Show them")}</ButtonLink>
      </span>
    </EmptyState>
  );
}

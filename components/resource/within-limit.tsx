"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps, ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { limitTexts } from "@/components/resource/limit-texts";
import { type FullLimit, type LimitedNoun, useFullLimit } from "@/components/resource/use-full-limit";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { confirm } from "@/components/ui/confirm";
import { routes } from "@/lib/routes";

type Props = {
  noun: LimitedNoun;
  variant?: ComponentProps<typeof Button>["variant"];
  /** The link or button that creates something. */
  children: ReactNode;
};

/**
 * Shows the button that creates something. Once the user's limit is used up, shows in its place how much is used, and
 * leads to the plans if one of them allows more, or says what can be deleted. Nothing for users who may have none.
 */
export function WithinLimit({ noun, variant, children }: Props) {
  const full = useFullLimit(noun);
  if (!full) return children;
  if (full.canBeRaised) return <PlansLink noun={noun} full={full} variant={variant} />;
  return full.limit > 0 && <DeletionAdvice noun={noun} full={full} variant={variant} />;
}

type LimitProps = Pick<Props, "noun" | "variant"> & { full: FullLimit };

function PlansLink({ noun, full, variant }: LimitProps) {
  const t = useT();
  return (
    <ButtonLink href={routes.pricing} variant={variant}>
      {limitTexts(full, noun, t).usage}
      <span className="sr-only">{t("See plans")}</span>
    </ButtonLink>
  );
}

function DeletionAdvice({ noun, full, variant }: LimitProps) {
  const t = useT();
  const router = useRouter();
  const { usage, title, wayOut } = limitTexts(full, noun, t);
  const explain = async () => {
    if (await confirm({ title, body: wayOut, action: t("Show them"), cancel: t("Close") })) router.push(routes[noun]);
  };
  return (
    <Button variant={variant} onClick={() => void explain()}>
      {usage}
    </Button>
  );
}

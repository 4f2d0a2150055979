"use client";

import { useT } from "@/components/i18n/use-t";
import { ButtonLink } from "@/components/ui/button-link";
import { Skeleton } from "@/components/ui/skeleton";
import { type Line, line } from "@/lib/i18n/line";
import type { NextStep as Step } from "@/lib/quotas/next-step";
import { routes } from "@/lib/routes";

type StepText = { title: Line; text: Line; action: Line; href: string };

const STEPS: Readonly<Record<Step, StepText>> = {
  project: {
    title: line("Start your first project"),
    text: line(
      "A project is a design you work on in the editor. Publish it when you are ready; until then, visitors cannot see it.",
    ),
    action: line("New project"),
    href: routes.newProject,
  },
  site: {
    title: line("Publish your project"),
    text: line("A site shows your project to everyone at a web address. Only what you publish is visible."),
    action: line("Publish it"),
    href: routes.newSite,
  },
  domain: {
    title: line("Use your own domain"),
    text: line("Your site has a web address. A domain of your own is easier to remember."),
    action: line("Connect a domain"),
    href: routes.domains,
  },
};

const BLOCK = "grid content-start justify-items-start gap-2";

/** A step towards a site with a domain, with a link to it. */
export function NextStep({ step }: { step: Step }) {
  const { title, text, action, href } = STEPS[step];
  const t = useT();
  return (
    <div className={BLOCK}>
      <h2 className="type-title">{t(title)}</h2>
      <p className="min-h-[4.65em] max-w-[42ch] text-muted">{t(text)}</p>
      <ButtonLink href={href} variant="primary">
        {t(action)}
      </ButtonLink>
    </div>
  );
}

/** As high as a step. */
export const NextStepSkeleton = () => (
  <div className={BLOCK}>
    <Skeleton className="my-1 h-6 w-60" />
    <Skeleton className="my-0.5 h-[4.4em] w-full max-w-[42ch]" />
    <Skeleton className="h-9 w-30" />
  </div>
);

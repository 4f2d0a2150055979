"use client";

import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { ButtonLink } from "@/components/ui/button-link";
import { Skeleton } from "@/components/ui/skeleton";
import { nextStepOf, type NextStep as Step } from "@/lib/dashboard/next-step";
import { overviewOf } from "@/lib/dashboard/overview";
import { type Line, line } from "@/lib/i18n/line";
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
  continue: {
    title: line("Continue your work"),
    text: line("Visitors see your changes once they are published."),
    action: line("Open projects"),
    href: routes.projects,
  },
};

const BLOCK = "grid content-start justify-items-start gap-2";

/** The member's next step towards a site with a domain, with a link to it. */
export function NextStep() {
  const step = nextStepOf(overviewOf(useLoggedInUser()));
  return (
    <div className={BLOCK}>
      <StepTexts {...STEPS[step]} />
    </div>
  );
}

/**
 * All steps, hidden, and a placeholder of the same height. If the member's next step is known, a script that runs
 * before the page is interactive shows that step instead of the placeholder.
 */
export function NextStepPlaceholder() {
  return (
    <>
      {Object.entries(STEPS).map(([step, texts]) => (
        <div key={step} data-own-if={`next_step=${step}`} className={BLOCK} hidden>
          <StepTexts {...texts} />
        </div>
      ))}
      <div data-own-if="next_step=" className={BLOCK}>
        <Skeleton className="my-1 h-6 w-60" />
        <Skeleton className="my-0.5 h-[4.4em] w-full max-w-[42ch]" />
        <Skeleton className="h-9 w-30" />
      </div>
    </>
  );
}

function StepTexts({ title, text, action, href }: StepText) {
  const t = useT();
  return (
    <>
      <h2 className="type-title">{t(title)}</h2>
      <p className="min-h-[4.65em] max-w-[42ch] text-muted">{t(text)}</p>
      <ButtonLink href={href} variant="primary">
        {t(action)}
      </ButtonLink>
    </>
  );
}

import { UserPart } from "@/components/bootstrap/user-part";
import { NextStep, NextStepPlaceholder } from "@/components/dashboard/next-step";
import { PlinthDrawing } from "@/components/ui/plinth-drawing";
import { formatNumber } from "@/lib/format/numbers";
import type { T } from "@/lib/i18n/create-t";

/** The member's next step, beside the three steps to a site with a domain. */
export function FirstSteps({ t }: { t: T }) {
  const steps = [
    { title: t("Design"), text: t("Pick a template or a blank page and make it yours.") },
    { title: t("Publish"), text: t("Give it an address. Checks run before anyone sees it.") },
    { title: t("Connect a domain"), text: t("Point your own host name at the site.") },
  ];
  return (
    <section className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] rounded-lg border border-dashed border-edge">
      <div className="grid content-start gap-6 p-8.5 max-md:p-5.5">
        <span className="text-muted">
          <PlinthDrawing above="page" />
        </span>
        <UserPart placeholder={<NextStepPlaceholder />}>
          <NextStep />
        </UserPart>
      </div>
      <ol className="grid content-center p-8.5 max-md:p-5.5 max-md:pt-0">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[34px_1fr] border-line py-3.75 not-first:border-t">
            <span className="type-section font-medium text-muted">{formatNumber(index + 1, t.language)}</span>
            <div>
              <h3 className="type-item">{title}</h3>
              <p className="text-small text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { OwnPart } from "@/components/bootstrap/own-part";
import { NextStep, NextStepWaiting } from "@/components/dashboard/next-step";
import { formatNumber } from "@/lib/format";
import type { T } from "@/lib/i18n/create-t";

/** What the member does next, beside the three steps to a site with a domain. */
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
          <EmptyPlinth />
        </span>
        <OwnPart waiting={<NextStepWaiting />}>
          <NextStep />
        </OwnPart>
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

/** The drawing of an empty plinth with the dashed outline of a page. */
function EmptyPlinth() {
  return (
    <svg
      width="132"
      height="104"
      viewBox="0 0 132 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M38.5 10.5h55v42h-55zM38.5 20.5h55" strokeDasharray="4 4" opacity=".7" />
      <path d="M28.5 58.5h75v10h-75zM18.5 68.5h95v14h-95zM6.5 82.5h119v15h-119z" />
    </svg>
  );
}

import type { ReactNode } from "react";
import { ClosingBanner } from "@/components/site/closing-banner";
import { Hero } from "@/components/site/hero";
import { PrimaryFeatures } from "@/components/site/primary-features";
import { SecondaryFeatures } from "@/components/site/secondary-features";
import type { SiteData } from "@/components/site/site-data";

type Props = SiteData & {
  /** The plans, if they are shown. */
  pricing?: ReactNode;
};

/** The blocks of the homepage, as configured in the settings. */
export function Landing({ settings, t, pricing }: Props) {
  const { appearance } = settings.homepage;
  return (
    <>
      <Hero appearance={appearance} t={t} />
      <div className="divide-y divide-line">
        <PrimaryFeatures features={appearance.primaryFeatures} title={appearance.featuresTitle} t={t} />
        <SecondaryFeatures features={appearance.secondaryFeatures} t={t} />
        {pricing}
      </div>
      <ClosingBanner appearance={appearance} t={t} />
    </>
  );
}

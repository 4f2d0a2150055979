import type { ReactNode } from "react";
import { ClosingBanner } from "@/components/site/closing-banner";
import { Hero } from "@/components/site/hero";
import { PrimaryFeatures } from "@/components/site/primary-features";
import type { PublicPageProps } from "@/components/site/public-page-props";
import { SecondaryFeatures } from "@/components/site/secondary-features";

type Props = PublicPageProps & {
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

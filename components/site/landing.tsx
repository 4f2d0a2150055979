import { ClosingBanner } from "@/components/site/closing-banner";
import { Hero } from "@/components/site/hero";
import { PrimaryFeatures } from "@/components/site/primary-features";
import { SecondaryFeatures } from "@/components/site/secondary-features";
import type { SiteData } from "@/components/site/site-data";

/** The blocks of the homepage, as configured in the settings. */
export function Landing({ settings, t }: SiteData) {
  const { appearance } = settings.homepage;
  return (
    <>
      <Hero appearance={appearance} t={t} />
      <div className="divide-y divide-line">
        <PrimaryFeatures features={appearance.primaryFeatures} title={appearance.featuresTitle} t={t} />
        <SecondaryFeatures features={appearance.secondaryFeatures} t={t} />
      </div>
      <ClosingBanner appearance={appearance} t={t} />
    </>
  );
}

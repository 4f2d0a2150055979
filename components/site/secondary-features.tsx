import { Picture } from "@/components/site/picture";
import type { HomepageAppearance } from "@/components/site/public-page-props";
import type { T } from "@/lib/i18n/create-t";

type Props = { features: HomepageAppearance["secondaryFeatures"]; t: T };

/** Features one below the other, with text and picture on alternating sides. */
export function SecondaryFeatures({ features, t }: Props) {
  if (features.length === 0) return null;
  return (
    <section className="render-lazily py-[clamp(64px,9vw,120px)]">
      <div className="page-width grid grid-cols-1 gap-[clamp(64px,9vw,120px)] *:grid *:grid-cols-1 *:items-center *:gap-x-22 *:gap-y-10 lg:*:grid-cols-[1fr_1fr]">
        {features.map(({ image, subtitle, title, description }) => (
          <div key={title} className="group">
            <div
              className="grid content-center border border-line border-b-3 border-b-plinth bg-surface p-[clamp(20px,4vw,44px)] lg:min-h-85 lg:group-even:order-2"
              aria-hidden="true"
            >
              <Picture image={image} className="w-full" />
            </div>
            <div className="space-y-3.5">
              {subtitle && (
                <p className="flex items-center gap-2.5 font-semibold text-control before:h-[3px] before:w-5.5 before:bg-accent">
                  {t(subtitle)}
                </p>
              )}
              <h2 className="type-display">{t(title)}</h2>
              <p className="text-lead text-muted">{t(description)}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

import { Picture } from "@/components/site/picture";
import type { Appearance } from "@/components/site/site-data";
import type { T } from "@/lib/i18n/create-t";

type Props = { features: Appearance["secondaryFeatures"]; t: T };

/** Features one below the other, text and picture changing sides. */
export function SecondaryFeatures({ features, t }: Props) {
  if (features.length === 0) return null;
  return (
    <section className="sect">
      <div className="page-width">
        {features.map(({ image, subtitle, title, description }) => (
          <div key={title} className="alt">
            <div className="panel" aria-hidden="true">
              <Picture image={image} className="w-full" />
            </div>
            <div className="txt">
              {subtitle && <p className="eyebrow">{t(subtitle)}</p>}
              <h2 className="type-display">{t(title)}</h2>
              <p className="text-lead text-muted">{t(description)}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

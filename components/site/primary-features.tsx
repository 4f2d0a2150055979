import { Picture } from "@/components/site/picture";
import type { HomepageAppearance } from "@/components/site/public-page-props";
import type { T } from "@/lib/i18n/create-t";

const FEATURES_PER_ROW = 3;
/** A feature's padding. The first feature of a row has none at its start, where the content column begins. */
const INSET = "lg:pe-7 lg:group-not-first:ps-7";

type Props = { features: HomepageAppearance["primaryFeatures"]; title: string; t: T };

/** Features with the picture above the text, on wide screens in rows of three, whose texts begin at the same height. */
export function PrimaryFeatures({ features, title, t }: Props) {
  if (features.length === 0) return null;
  return (
    <section className="render-lazily py-[clamp(64px,9vw,120px)]" id="features">
      <div className="page-width">
        {title && <h2 className="type-display max-w-[20ch]">{t(title)}</h2>}
        {rowsOf(features).map((row) => (
          <div
            key={row[0]?.title}
            className="mt-12 grid max-lg:gap-y-10 max-lg:grid-cols-1 *:grid *:grid-rows-[1fr_auto] lg:grid-cols-[1.45fr_1fr_1fr] lg:grid-rows-[1fr_auto] lg:*:row-span-2 lg:*:grid-rows-subgrid lg:*:not-first:border-line lg:*:not-first:border-s"
          >
            {row.map((feature) => (
              <article key={feature.title} className="group">
                <div className={`grid content-end lg:min-h-58 ${INSET}`} aria-hidden="true">
                  <Picture image={feature.image} className="aspect-[16/10] w-full object-cover object-top" />
                </div>
                <div className={`border-plinth border-t-3 pt-4.5 ${INSET}`}>
                  <h3 className="type-section">{t(feature.title)}</h3>
                  <p className="mt-1.5 text-muted">{t(feature.subtitle)}</p>
                </div>
              </article>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function rowsOf<Feature>(features: Feature[]): Feature[][] {
  const rowCount = Math.ceil(features.length / FEATURES_PER_ROW);
  return Array.from({ length: rowCount }, (_, row) =>
    features.slice(row * FEATURES_PER_ROW, (row + 1) * FEATURES_PER_ROW),
  );
}

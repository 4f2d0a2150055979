import { Picture } from "@/components/site/picture";
import type { Appearance } from "@/components/site/site-data";
import type { T } from "@/lib/i18n/create-t";

const IN_A_ROW = 3;

type Props = { features: Appearance["primaryFeatures"]; title: string; t: T };

/** Features side by side on one base line, each with its picture above. */
export function PrimaryFeatures({ features, title, t }: Props) {
  if (features.length === 0) return null;
  return (
    <section className="sect" id="features">
      <div className="page-width">
        {title && <h2 className="type-display max-w-[20ch]">{t(title)}</h2>}
        {rowsOf(features).map((row) => (
          <div key={row[0]?.title} className="trio">
            {row.map((feature) => (
              <article key={feature.title}>
                <div className="pic" aria-hidden="true">
                  <Picture image={feature.image} className="aspect-[16/10] w-full object-cover object-top" />
                </div>
                <div className="txt">
                  <h3 className="type-section">{t(feature.title)}</h3>
                  <p>{t(feature.subtitle)}</p>
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
  const rows = Math.ceil(features.length / IN_A_ROW);
  return Array.from({ length: rows }, (_, row) => features.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW));
}

import { CtaLink } from "@/components/site/cta-link";
import { Picture } from "@/components/site/picture";
import type { Appearance } from "@/components/site/site-data";
import type { T } from "@/lib/i18n/create-t";

/** The dark course at the foot of the homepage, with the third call to action. */
export function ClosingBanner({ appearance, t }: { appearance: Appearance; t: T }) {
  const { footerTitle, footerSubtitle, footerImage, actions } = appearance;
  return (
    <section className="closing relative overflow-hidden">
      {footerImage && (
        <div className="absolute inset-0 opacity-20" aria-hidden="true">
          <Picture image={footerImage} className="size-full object-cover" />
        </div>
      )}
      <div className="page-width in relative">
        <div>
          <h2 className="type-display">{t(footerTitle)}</h2>
          {footerSubtitle && <p>{t(footerSubtitle)}</p>}
        </div>
        <CtaLink cta={actions.cta3} t={t} />
      </div>
    </section>
  );
}

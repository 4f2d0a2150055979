import { CtaLink } from "@/components/site/cta-link";
import { Picture } from "@/components/site/picture";
import type { HomepageAppearance } from "@/components/site/public-page-props";
import type { T } from "@/lib/i18n/create-t";

/** The dark banner at the end of the homepage, with the third call to action. */
export function ClosingBanner({ appearance, t }: { appearance: HomepageAppearance; t: T }) {
  const { footerTitle, footerSubtitle, footerImage, actions } = appearance;
  return (
    <section className="relative overflow-hidden border-line border-t bg-slab py-[clamp(56px,8vw,104px)] text-on-slab">
      {footerImage && (
        <div className="absolute inset-0 opacity-20" aria-hidden="true">
          <Picture image={footerImage} className="size-full object-cover" />
        </div>
      )}
      <div className="page-width relative flex flex-wrap items-end justify-between gap-7">
        <div>
          <h2 className="type-display">{t(footerTitle)}</h2>
          {footerSubtitle && <p className="mt-3 max-w-[46ch] opacity-80">{t(footerSubtitle)}</p>}
        </div>
        <CtaLink cta={actions.cta3} t={t} variant="slab" />
      </div>
    </section>
  );
}

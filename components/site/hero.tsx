import type { CSSProperties } from "react";
import { Illustration } from "@/components/illustrations/illustration";
import { illustrationOf } from "@/components/illustrations/names";
import { CtaLink } from "@/components/site/cta-link";
import type { HomepageAppearance } from "@/components/site/public-page-props";
import type { T } from "@/lib/i18n/create-t";

/** The size and position of the header image, and of the overlay on it. */
const PICTURE = "mx-auto w-[min(1060px,100%-48px)] rounded-t-lg md:w-[min(1060px,100%-96px)]";
/** A step of the drawn plinth under the header image. */
const STEP = "mx-auto border border-edge border-b-0 bg-surface";

type Props = { appearance: HomepageAppearance; t: T };

/** The top of the homepage: title, up to two calls to action, and the header image if there is one. */
export function Hero({ appearance, t }: Props) {
  const { headerTitle, headerSubtitle, headerImage, actions } = appearance;
  return (
    <section className="pt-[clamp(48px,8vw,104px)]">
      <div className="page-width grid grid-cols-1 items-end gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        <h1 className="type-hero">{t(headerTitle)}</h1>
        <div className="grid content-start gap-6 pb-2">
          {headerSubtitle && <p className="text-lead text-muted">{t(headerSubtitle)}</p>}
          <div className="flex flex-wrap items-center gap-2 max-md:*:flex-1">
            <CtaLink cta={actions.cta1} t={t} variant="primary" />
            <CtaLink cta={actions.cta2} t={t} />
          </div>
        </div>
      </div>
      {headerImage ? <ImageOnPlinth appearance={appearance} t={t} /> : <div className="h-[clamp(48px,8vw,104px)]" />}
    </section>
  );
}

function ImageOnPlinth({ appearance, t }: Props) {
  const { headerImage, headerImageOpacity } = appearance;
  const overlay = overlayOf(appearance);
  const label =
    headerImage === "illustration:editor"
      ? t(
          "The editor: layers on one side, a pottery studio's homepage on the canvas with its heading selected, and the style panel on the other side.",
        )
      : null;
  return (
    <div className="mt-[clamp(40px,6vw,72px)] overflow-hidden" {...pictureRole(label)}>
      <div className="relative">
        <div style={headerImageOpacity < 1 ? { opacity: headerImageOpacity } : undefined}>
          <HeaderImage image={headerImage} />
        </div>
        {overlay && <div className={`pointer-events-none absolute inset-0 ${PICTURE}`} style={overlay} />}
      </div>
      <div className={`${STEP} h-4 w-[min(1110px,100%-64px)]`} />
      <div className={`${STEP} h-5.5 w-[min(1190px,100%-32px)]`} />
      <div className="h-10 border-edge border-y bg-raised" />
    </div>
  );
}

/** Screen readers skip a picture without a label. */
const pictureRole = (label: string | null) => (label ? { role: "img", "aria-label": label } : { "aria-hidden": true });

function HeaderImage({ image }: { image: string }) {
  const name = illustrationOf(image);
  if (name) return <Illustration name={name} />;
  return (
    // biome-ignore lint/performance/noImgElement: Next's image optimisation is off
    <img
      src={image}
      alt=""
      fetchPriority="high"
      className={`aspect-[16/9] border border-edge border-b-0 object-cover object-top ${PICTURE}`}
    />
  );
}

/** The two overlay colours as a gradient. A single colour covers the image evenly. */
function overlayOf({ headerOverlayColor1, headerOverlayColor2 }: HomepageAppearance): CSSProperties | null {
  const [from, to] = [headerOverlayColor1 || headerOverlayColor2, headerOverlayColor2 || headerOverlayColor1];
  return from && to ? { background: `linear-gradient(to bottom, ${from}, ${to})` } : null;
}

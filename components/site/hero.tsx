import type { CSSProperties } from "react";
import { Illustration } from "@/components/illustrations/illustration";
import { illustrationOf } from "@/components/illustrations/names";
import { CtaLink } from "@/components/site/cta-link";
import type { Appearance } from "@/components/site/site-data";
import type { T } from "@/lib/i18n/create-t";

/** As wide as what stands on the stones: the picture, and the overlay on it. */
const STANDING = "mx-auto w-[min(1060px,100%-48px)] rounded-t-lg md:w-[min(1060px,100%-96px)]";

type Props = { appearance: Appearance; t: T };

/** The head of the homepage: what it is, one or two ways on, and a picture that stands on three courses of stone. */
export function Hero({ appearance, t }: Props) {
  const { headerTitle, headerSubtitle, headerImage, actions } = appearance;
  return (
    <section className="hero">
      <div className="page-width hero-t">
        <h1 className="type-hero">{t(headerTitle)}</h1>
        <div className="grid content-start gap-6">
          {headerSubtitle && <p className="text-lead text-muted">{t(headerSubtitle)}</p>}
          <div className="flex items-center gap-2 flex-wrap">
            <CtaLink cta={actions.cta1} t={t} variant="primary" />
            <CtaLink cta={actions.cta2} t={t} />
          </div>
        </div>
      </div>
      {headerImage ? <Stand appearance={appearance} t={t} /> : <div className="h-[clamp(48px,8vw,104px)]" />}
    </section>
  );
}

function Stand({ appearance, t }: Props) {
  const { headerImage, headerImageOpacity } = appearance;
  const overlay = overlayOf(appearance);
  const label =
    headerImage === "illustration:editor"
      ? t(
          "The editor: layers on one side, a pottery studio's homepage on the canvas with its heading selected, and the style panel on the other side.",
        )
      : null;
  return (
    <div className="stand" {...(label && { role: "img", "aria-label": label })}>
      <div className="relative">
        <div style={headerImageOpacity < 1 ? { opacity: headerImageOpacity } : undefined}>
          <StandingPicture image={headerImage} />
        </div>
        {overlay && <div className={`pointer-events-none absolute inset-0 ${STANDING}`} style={overlay} />}
      </div>
      <div className="slab a" />
      <div className="slab b" />
      <div className="slab c" />
    </div>
  );
}

function StandingPicture({ image }: { image: string }) {
  const name = illustrationOf(image);
  if (name) return <Illustration name={name} />;
  return (
    // biome-ignore lint/performance/noImgElement: the admin's address may be of any host, which next/image would have to be told
    <img
      src={image}
      alt=""
      fetchPriority="high"
      className={`aspect-[16/9] border border-edge border-b-0 object-cover object-top ${STANDING}`}
    />
  );
}

/** The two overlay colours as a gradient over the picture; one alone covers it evenly. */
function overlayOf({ headerOverlayColor1, headerOverlayColor2 }: Appearance): CSSProperties | null {
  const [from, to] = [headerOverlayColor1 || headerOverlayColor2, headerOverlayColor2 || headerOverlayColor1];
  return from && to ? { background: `linear-gradient(to bottom, ${from}, ${to})` } : null;
}

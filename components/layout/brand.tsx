import { BrandMark } from "@/components/ui/brand-mark";
import { cn } from "@/components/ui/cn";
import { routes } from "@/lib/routes";
import type { PublicSettings } from "@/lib/settings/schema";

type Branding = PublicSettings["branding"];

const BRAND =
  "inline-flex min-w-0 items-center gap-2.5 font-[650] font-stretch-[92%] text-[1.1333rem] tracking-[-0.015em]";

type Props = {
  branding: Branding;
  /** Shows the mark without the name, for places where the name does not fit. A logo is always shown whole. */
  compact?: boolean;
  className?: string;
};

/** The site's logo, or Plinth's mark with the site's name. Links to the homepage. */
export function Brand({ branding, compact, className }: Props) {
  const { site_name, logo_light, logo_dark } = branding;
  return (
    <a className={cn(BRAND, className)} href={routes.home}>
      {logo_light || logo_dark ? (
        <Logo branding={branding} />
      ) : (
        <>
          <BrandMark />
          <span dir="auto" className={compact ? "sr-only" : "min-w-0 truncate"}>
            {site_name}
          </span>
        </>
      )}
    </a>
  );
}

function Logo({ branding }: { branding: Branding }) {
  const { site_name, logo_light, logo_light_mobile, logo_dark } = branding;
  const onLight = logo_light || logo_dark;
  const onDark = logo_dark || logo_light;
  return (
    <>
      <picture className={onDark === onLight ? undefined : "dark:hidden"}>
        {logo_light_mobile && <source media="(max-width: 767px)" srcSet={logo_light_mobile} />}
        <img src={onLight} alt={site_name} className="h-[30px] w-auto" />
      </picture>
      {onDark !== onLight && (
        // biome-ignore lint/performance/noImgElement: the admin may use an image from any host
        <img src={onDark} alt={site_name} className="hidden h-[30px] w-auto dark:block" />
      )}
    </>
  );
}

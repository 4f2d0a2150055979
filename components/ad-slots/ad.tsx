import type { AdSlot } from "@/lib/ad-slots/schema";
import type { T } from "@/lib/i18n/create-t";
import type { PublicSettings } from "@/lib/settings/schema";

type Props = { slot: AdSlot; ads: PublicSettings["ads"]; t: T; className?: string };

/** What the site's owner shows at this place of the dashboard. Renders nothing without a description and an image. */
export function Ad({ slot, ads, t, className }: Props) {
  const { description, image } = ads[slot];
  if (ads.disable || !(description || image)) return null;
  return (
    <section className={className} aria-label={t("From the site owner")}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-raised p-3">
        {image && (
          // biome-ignore lint/performance/noImgElement: an address of any host, which is not transformed
          <img
            src={image}
            alt=""
            className="aspect-[16/10] w-36 rounded-sm bg-wash object-cover max-md:w-full"
            loading="lazy"
            decoding="async"
          />
        )}
        {description && <p className="min-w-0 flex-[1_1_240px] whitespace-pre-line px-2">{t(description)}</p>}
      </div>
    </section>
  );
}

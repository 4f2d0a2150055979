import { AdCode } from "@/components/ad-slots/ad-code";
import { cn } from "@/components/ui/cn";
import type { AdSlot } from "@/lib/ad-slots/schema";
import type { T } from "@/lib/i18n/create-t";
import type { PublicSettings } from "@/lib/settings/schema";

type Props = { slot: AdSlot; ads: PublicSettings["ads"]; t: T; className?: string };

/** The site owner's ad in this slot of the dashboard. Renders nothing if the slot is empty or ads are off. */
export function Ad({ slot, ads, t, className }: Props) {
  const { description, image, code } = ads[slot];
  const hasTextOrImage = Boolean(description || image);
  if (ads.disable || !(hasTextOrImage || code)) return null;
  const title = t("From the site owner");
  return (
    <section className={cn("grid gap-3", className)} aria-label={title}>
      {hasTextOrImage && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-raised p-3">
          {image && (
            // biome-ignore lint/performance/noImgElement: the image may be on any host, and is not transformed
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
      )}
      {code && <AdCode html={code} title={title} />}
    </section>
  );
}

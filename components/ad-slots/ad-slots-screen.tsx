"use client";

import { useQuery } from "@tanstack/react-query";
import { AdSlotForm } from "@/components/ad-slots/ad-slot-form";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { adSlotClient } from "@/lib/ad-slots/client";

/** The ads that the dashboard shows, with a form for each slot. */
export function AdSlotsScreen() {
  const { data, error, refetch } = useQuery(adSlotClient.list());
  const t = useT();
  if (!data) return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <ScreenPlaceholder />;
  return (
    <>
      <ScreenHeader
        title={t("Ad slots")}
        text={t("Pictures and texts for members, on the first page of the dashboard.")}
      />
      <div className="grid content-start gap-10">
        {data.map((ad) => (
          <AdSlotForm key={ad.slot} ad={ad} />
        ))}
      </div>
    </>
  );
}

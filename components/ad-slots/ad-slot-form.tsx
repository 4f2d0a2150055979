"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { ApiForm } from "@/components/form/api-form";
import { ImageField } from "@/components/form/image-field";
import { SaveButton } from "@/components/form/save-button";
import { TextareaField } from "@/components/form/textarea-field";
import { usePageForm } from "@/components/form/use-page-form";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";
import { adSlotClient } from "@/lib/ad-slots/client";
import type { AdSlot, AdSlotJson } from "@/lib/ad-slots/schema";
import { line } from "@/lib/i18n/line";
import { can } from "@/lib/permissions/can";

const TITLES: Record<AdSlot, string> = {
  dashboard_top: line("Top of the dashboard"),
  dashboard_bottom: line("Bottom of the dashboard"),
};

type Values = { description: string; image: File | string | null };

const valuesOf = ({ description, image }: AdSlotJson): Values => ({ description, image: image || null });

/** The form of one ad slot. A new image is stored when the form is saved. */
export function AdSlotForm({ ad }: { ad: AdSlotJson }) {
  const t = useT();
  const queries = useQueryClient();
  const canUpdate = can(useLoggedInUser(), "ad_slots.update");
  const { form, pending, onSubmit } = usePageForm<Values, AdSlotJson>({
    schema: () => import("@/components/ad-slots/ad-slot-values").then((module) => module.adSlotValues),
    defaultValues: valuesOf(ad),
    submit: async ({ description, image }) =>
      adSlotClient.update(ad.slot, {
        description,
        image: image instanceof File ? await adSlotClient.uploadImage(image) : (image ?? ""),
      }),
    onSuccess(savedAd) {
      form.reset(valuesOf(savedAd));
      toast({ message: t("Ad slot saved") });
      return queries.invalidateQueries({ queryKey: adSlotClient.key });
    },
  });

  return (
    <section aria-labelledby={ad.slot}>
      <h2 id={ad.slot} className="type-section mb-3.25">
        {t(TITLES[ad.slot])}
      </h2>
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid max-w-155 content-start gap-5">
        <fieldset disabled={!canUpdate} className="grid content-start gap-5">
          <ImageField control={form.control} name="image" label={t("Image")} />
          <TextareaField
            control={form.control}
            name="description"
            label={t("Description")}
            hint={t("Members see this as soon as there is a picture or a text.")}
            maxLength={500}
            rows={3}
          />
        </fieldset>
        {canUpdate && (
          <div>
            <SaveButton control={form.control} needsChange />
          </div>
        )}
      </ApiForm>
    </section>
  );
}

"use client";

import { useQueryClient } from "@tanstack/react-query";
import { ApiForm } from "@/components/form/api-form";
import { NameField } from "@/components/form/name-field";
import { SaveButton } from "@/components/form/save-button";
import { TextField } from "@/components/form/text-field";
import { usePageForm } from "@/components/form/use-page-form";
import { useT } from "@/components/i18n/use-t";
import { IconField } from "@/components/sites/icon-field";
import { LanguageField } from "@/components/sites/language-field";
import { ProjectField } from "@/components/sites/project-field";
import { RecipientNote } from "@/components/sites/recipient-note";
import { SlugField } from "@/components/sites/slug-field";
import { toast } from "@/components/ui/toast";
import { siteClient } from "@/lib/sites/client";
import { NAME_MAX_CHARS } from "@/lib/sites/policy";
import type { SiteJson } from "@/lib/sites/schema";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";

const valuesOf = ({ name, slug, project_id, own_language, recipient, icon }: SiteJson) => ({
  name,
  slug,
  project_id: project_id ?? 0,
  language: own_language ?? "",
  recipient: recipient ?? "",
  icon: icon ?? "",
});

/** The settings of a site. Those that the user may not change are left out, and stay as they are. */
export function SiteSettingsForm({ site, uploads }: { site: SiteJson; uploads: UploadSettings }) {
  const t = useT();
  const queries = useQueryClient();
  const { form, pending, onSubmit } = usePageForm({
    schema: () => import("@/lib/sites/schema").then((module) => module.siteInput),
    defaultValues: valuesOf(site),
    submit: (input) => siteClient.update(site.id, input),
    onSuccess: (savedSite) => {
      toast({ message: t("Site saved") });
      form.reset(valuesOf(savedSite));
      void queries.invalidateQueries({ queryKey: siteClient.key });
      void queries.invalidateQueries({ queryKey: ["site-checks", site.id] });
    },
  });
  const { control } = form;
  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid max-w-120 content-start gap-5">
      <NameField control={control} maxLength={NAME_MAX_CHARS} />
      {(site.publication === null || site.may.includes("publish")) && <SlugField control={control} name="slug" />}
      <ProjectField control={control} name="project_id" />
      {site.may.includes("set_recipient") && (
        <TextField
          control={control}
          name="recipient"
          type="email"
          label={t("Form recipient")}
          hint={t(
            "Gets an email for each message from a visitor, except spam. Somebody who is not a member has to confirm first.",
          )}
          autoComplete="off"
        />
      )}
      <RecipientNote site={site} />
      <LanguageField
        control={control}
        name="language"
        label={t("Language of the pages")}
        hint={t("For screen readers, search engines and hyphenation.")}
      />
      <IconField
        control={control}
        name="icon"
        label={t("Icon in the browser tab")}
        hint={t("A square picture, at least 180 pixels wide.")}
        uploads={uploads}
      />
      <div>
        <SaveButton control={control} needsChange />
      </div>
    </ApiForm>
  );
}

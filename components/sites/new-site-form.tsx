"use client";

import type { ReactNode } from "react";
import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { ApiForm } from "@/components/form/api-form";
import { NameField } from "@/components/form/name-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { ProjectField } from "@/components/sites/project-field";
import { SlugField } from "@/components/sites/slug-field";
import { siteClient } from "@/lib/sites/client";
import { NAME_MAX_CHARS } from "@/lib/sites/policy";
import type { SiteJson } from "@/lib/sites/schema";
import { slugFor } from "@/lib/sites/site-address";

type Props = {
  /** The project that the site shows. If undefined, the user chooses one. */
  project?: { id: number; name: string } | undefined;
  /** The id of the project that is selected at first. Used only if `project` is undefined. */
  firstChoice?: number;
  onCreated: (site: SiteJson) => unknown;
  /** The button or link that cancels. */
  cancel: ReactNode;
};

/** The form for a new site. The address follows the name until the user changes the address. */
export function NewSiteForm({ project, firstChoice = 0, onCreated, cancel }: Props) {
  const t = useT();
  const { refresh } = useBootstrap();
  const { language } = t;
  const name = project?.name ?? "";
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/sites/schema").then((module) => module.newSiteForm),
    defaultValues: { name, slug: slugFor(name, language), project_id: project?.id ?? firstChoice },
    submit: (input) => siteClient.create({ ...input, language: "", icon: "" }),
    onSuccess: (site) => {
      void refresh().catch(() => undefined);
      return onCreated(site);
    },
  });
  useSlugFromName(form, language);
  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid max-w-120 content-start gap-5">
      <NameField control={form.control} maxLength={NAME_MAX_CHARS} />
      <SlugField control={form.control} name="slug" />
      {!project && <ProjectField control={form.control} name="project_id" />}
      <div className="flex flex-wrap gap-2">
        <SaveButton control={form.control} pendingLabel={t("Creating")}>
          {t("Create site")}
        </SaveButton>
        {cancel}
      </div>
    </ApiForm>
  );
}

type SiteForm = ReturnType<typeof useApiForm<{ name: string; slug: string; project_id: number }, SiteJson>>["form"];

function useSlugFromName(form: SiteForm, language: string): void {
  useEffect(() => {
    let lastSlug = form.getValues("slug");
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name !== "name" || values.slug !== lastSlug) return;
        lastSlug = slugFor(values.name, language);
        form.setValue("slug", lastSlug);
      },
    });
    return () => unsubscribe();
  }, [form, language]);
}

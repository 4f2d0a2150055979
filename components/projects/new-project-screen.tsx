"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { LoadFailure } from "@/components/errors/load-failure";
import { ApiForm } from "@/components/form/api-form";
import { NameField } from "@/components/form/name-field";
import { SaveButton } from "@/components/form/save-button";
import { stayPending } from "@/components/form/stay-pending";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { TemplateChoice } from "@/components/projects/template-choice";
import { CreatorsOnly } from "@/components/resource/creators-only";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { ButtonLink } from "@/components/ui/button-link";
import { useNoticeStyle } from "@/components/ui/notice-size";
import { projectClient } from "@/lib/projects/client";
import { NAME_MAX_CHARS } from "@/lib/projects/policy";
import { routes } from "@/lib/routes";
import { templateClient } from "@/lib/templates/client";
import type { TemplateJson } from "@/lib/templates/schema";

/** The page that creates a project from a name and a template. */
export function NewProjectScreen() {
  const t = useT();
  return (
    <ResourceProviders>
      <ScreenHeader title={t("New project")} text={t("Start from a template, or from an empty page.")} />
      <CreatorsOnly noun="projects">
        <Templates />
      </CreatorsOnly>
    </ResourceProviders>
  );
}

function Templates() {
  const { data, error, refetch } = useQuery(templateClient.list());
  if (data) return <NewProjectForm templates={data} />;
  return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <ScreenPlaceholder />;
}

const BLANK = "blank";

const BUTTONS =
  "sticky bottom-(--notice-size) z-1 -mx-1 flex flex-wrap items-end gap-3 border-t border-line bg-bg px-1 py-3";

function NewProjectForm({ templates }: { templates: readonly TemplateJson[] }) {
  const t = useT();
  const router = useRouter();
  const noticeStyle = useNoticeStyle();
  const { refresh } = useBootstrap();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/projects/schema").then((module) => module.projectInput),
    defaultValues: { name: "", template: BLANK },
    submit: (input) => projectClient.create(input),
    onSuccess: ({ id }) => {
      void refresh().catch(() => undefined);
      router.push(routes.editor(id));
      return stayPending();
    },
  });
  /** The project can be created at once. Its name is that of the template until another one is typed over it. */
  function chooseTemplate(id: string) {
    const template = templates.find((each) => each.id === id);
    form.setValue("template", id, { shouldDirty: true });
    if (template && form.getValues("name").trim() === "")
      form.setValue("name", template.name, { shouldDirty: true, shouldValidate: true });
  }
  function forgetTemplate(id: string) {
    if (form.getValues("template") === id) form.setValue("template", BLANK);
  }
  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-6">
      <div className="max-w-100">
        <NameField control={form.control} maxLength={NAME_MAX_CHARS} />
      </div>
      <TemplateChoice
        control={form.control}
        templates={templates}
        onChosen={chooseTemplate}
        onDeleted={forgetTemplate}
      />
      <div className={BUTTONS} style={noticeStyle}>
        <SaveButton control={form.control} pendingLabel={t("Creating")}>
          {t("Create project")}
        </SaveButton>
        <ButtonLink href={routes.projects}>{t("Cancel")}</ButtonLink>
      </div>
    </ApiForm>
  );
}

"use client";

import Files from "lucide-react/icons/files";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { Control } from "react-hook-form";
import { useFormField } from "@/components/form/use-form-field";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { TemplateThumbnail } from "@/components/templates/project-thumbnail";
import { Button } from "@/components/ui/button";
import { confirm } from "@/components/ui/confirm";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { Icon } from "@/components/ui/icon";
import { Segmented } from "@/components/ui/segmented";
import { toast } from "@/components/ui/toast";
import { Tooltip } from "@/components/ui/tooltip";
import { line } from "@/lib/i18n/line";
import type { ProjectInput } from "@/lib/projects/schema";
import { templateClient } from "@/lib/templates/client";
import type { TemplateJson } from "@/lib/templates/schema";

const PagesDialog = lazyDialog(() =>
  import("@/components/templates/template-pages-dialog").then((module) => module.TemplatePagesDialog),
);

type Category = TemplateJson["category"];

const CATEGORY_NAMES = {
  blank: line("Blank"),
  own: line("Yours"),
  business: line("Business"),
  portfolio: line("Portfolio"),
  shop: line("Shop"),
  food: line("Food"),
  event: line("Event"),
  community: line("Community"),
  personal: line("Personal"),
} as const satisfies Record<Category, string>;

type Props = {
  control: Control<ProjectInput, unknown, ProjectInput>;
  templates: readonly TemplateJson[];
  /** Called with the id of a template that the user has chosen after looking at its pages. */
  onChosen: (id: string) => void;
  /** Called with the id of a template that the user has deleted. */
  onDeleted: (id: string) => void;
};

/** The templates to choose from, as pictures that can be filtered by category. */
export function TemplateChoice({ control, templates, onChosen, onDeleted }: Props) {
  const t = useT();
  const [category, setCategory] = useState<Category | "all">("all");
  const { error } = useFormField({ control, name: "template" });
  const categories = [...new Set(templates.map((template) => template.category))].filter((name) => name !== "blank");
  const shownCategory = categories.find((name) => name === category) ?? "all";
  return (
    <fieldset className="grid min-w-0 content-start gap-4">
      <legend className="mb-2 text-control font-label">{t("Template")}</legend>
      {categories.length > 1 && (
        <div className="overflow-x-auto">
          <Segmented
            label={t("Category")}
            value={shownCategory}
            onChange={setCategory}
            options={[
              { value: "all", label: t("All") },
              ...categories.map((value) => ({ value, label: t(CATEGORY_NAMES[value]) })),
            ]}
          />
        </div>
      )}
      {t.language !== "en" && (
        <p className="text-small text-muted">
          {t("The texts of these templates are in English. You write your own over them.")}
        </p>
      )}
      {error && (
        <p role="alert" className="text-small text-danger">
          {error}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,250px),1fr))] gap-x-6 gap-y-7">
        {templates.map((template) => (
          <div
            key={template.id}
            hidden={shownCategory !== "all" && template.category !== shownCategory}
            className="relative [[hidden]]:hidden"
          >
            <TemplateOption control={control} template={template} />
            {template.category !== "blank" && <PagesButton template={template} onChosen={onChosen} />}
            {template.may.includes("purge") && <DeleteTemplateButton template={template} onDeleted={onDeleted} />}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function TemplateOption({ control, template }: Pick<Props, "control"> & { template: TemplateJson }) {
  const t = useT();
  const { input, initialValue } = useFormField({ control, name: "template" });
  return (
    <label className="group grid cursor-pointer content-start gap-2">
      <input
        {...input}
        type="radio"
        value={template.id}
        defaultChecked={template.id === initialValue}
        className="peer sr-only"
      />
      <span className="block border border-b-3 border-line border-b-plinth outline-offset-2 outline-ring group-hover:border-x-edge group-hover:border-t-edge peer-checked:ring-3 peer-checked:ring-accent peer-focus-visible:outline-2">
        <TemplatePicture template={template} />
      </span>
      <span className="flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 truncate font-semibold">{template.name}</bdi>
        <span className="shrink-0 text-small text-muted">
          {t("{count, plural, one {# page} other {# pages}}", { count: template.pages })}
        </span>
      </span>
    </label>
  );
}

function PagesButton({ template, onChosen }: Pick<Props, "onChosen"> & { template: TemplateJson }) {
  const t = useT();
  const choose = async () => {
    if ((await openDialog(PagesDialog, { template })) === "chosen") onChosen(template.id);
  };
  const label = t("Look at the pages of :name", { name: template.name });
  return (
    <div className="absolute start-3 top-3">
      <Tooltip text={label}>
        {(tooltip) => (
          <Button {...tooltip} size="s" icon aria-label={label} onClick={() => void choose()}>
            <Icon of={Files} />
          </Button>
        )}
      </Tooltip>
    </div>
  );
}

function DeleteTemplateButton({
  template: { id, name },
  onDeleted,
}: Pick<Props, "onDeleted"> & { template: TemplateJson }) {
  const t = useT();
  const { run, pending } = useAction(templateClient.remove, {
    before: () =>
      confirm({
        title: t('Delete the template ":name"?', { name }),
        body: t("Projects that were made from it stay as they are."),
        action: t("Delete"),
        danger: true,
      }),
    onSuccess: handleDeleted,
    refresh: [templateClient.key],
  });
  function handleDeleted() {
    onDeleted(id);
    toast({ message: t("Template deleted") });
  }
  const label = t("Delete :name", { name });
  return (
    <div className="absolute end-3 top-3">
      <Tooltip text={label}>
        {(tooltip) => (
          <Button {...tooltip} size="s" icon aria-label={label} pending={pending} onClick={() => void run(id)}>
            <Icon of={Trash2} />
          </Button>
        )}
      </Tooltip>
    </div>
  );
}

function TemplatePicture({ template }: { template: TemplateJson }) {
  if (template.category === "own") return <TemplateThumbnail template={template} />;
  if (template.thumbnail === null) return <span className="block aspect-8/5 bg-raised" />;
  return (
    // biome-ignore lint/performance/noImgElement: our own small files
    <img
      src={template.thumbnail}
      alt=""
      width={640}
      height={400}
      loading="lazy"
      className="block aspect-8/5 w-full object-cover"
    />
  );
}
